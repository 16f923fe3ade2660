/** The choices of the team among the legal actions, however they are put. */

import type { Action, TeamChoice } from '../types';

/** The choice inside an action of the team: at once, as a proposal, as a decision. */
export function choiceOf(action: Action): TeamChoice | null {
  if (action.do === 'propose' || action.do === 'decide') return action.action;
  return action.do === 'plan' || action.do === 'give_bonus' || action.do === 'set_handicap' ? action : null;
}

/** The legal action that makes this choice, or undefined. */
export function actionFor(legal: readonly Action[], fits: (choice: TeamChoice) => boolean): Action | undefined {
  return legal.find((action) => {
    const choice = choiceOf(action);
    return choice !== null && fits(choice);
  });
}

/** The targets that may be planned now. */
export function targets(legal: readonly Action[]): Set<string> {
  const found = new Set<string>();
  for (const action of legal) {
    const choice = choiceOf(action);
    if (choice?.do === 'plan') found.add(choice.target);
  }
  return found;
}
