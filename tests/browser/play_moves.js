/** Makes the moves of a script over lines of their own, one a seat, each at its moment; the page only looks on. */
async ({ code, moves }) => {
  const lines = new Map();

  function lineOf(seat) {
    const at = `${location.origin.replace('http', 'ws')}/api/tables/${code}/socket?game=1&seat=${seat}`;
    const line = { port: new WebSocket(at), moment: '', decision: null, accepted: null, heard: () => undefined };
    let beat = 0;
    line.port.onopen = () => line.port.send(JSON.stringify({ type: 'hello', after: null, told: null }));
    line.port.onmessage = ({ data }) => {
      const { type, id, view, standing } = JSON.parse(data);
      beat = view?.beat ?? beat;
      [line.decision] = (standing?.decisions ?? (line.decision ? [line.decision] : []));
      line.moment = line.decision ? `${line.decision[1].kind} ${beat}` : '';
      if (type === 'accepted') line.accepted = id;
      line.heard();
    };
    return line;
  }

  async function until(line, isSo) {
    while (!isSo()) await new Promise((heard) => (line.heard = heard));
  }

  for (const { seat, moment, action } of moves) {
    if (!lines.has(seat)) lines.set(seat, lineOf(seat));
    const line = lines.get(seat);
    await until(line, () => line.moment === moment);
    const id = crypto.randomUUID();
    line.port.send(JSON.stringify({ type: 'act', id, decision: line.decision[0], action }));
    await until(line, () => line.accepted === id);
  }
  for (const { port } of lines.values()) port.close();
}
