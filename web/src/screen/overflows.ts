/** Whether something in it would have to be scrolled up or down to be seen. */
export function overflows(board: HTMLElement): boolean {
  return [board, ...board.querySelectorAll<HTMLElement>('*')].some(
    (node) => isScrolled(node) && node.scrollHeight > node.clientHeight + 1,
  );
}

function isScrolled(node: HTMLElement): boolean {
  return ['auto', 'scroll'].includes(getComputedStyle(node).overflowY);
}
