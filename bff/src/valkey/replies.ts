/** Replies of the Redis protocol (RESP2), as far as counting needs them: simple strings, errors, whole numbers, and lists of numbers. */
export type Reply = string | readonly number[] | Error;

const END = '\r\n';
/** No reply that is waited for is longer. */
const MOST_CHARACTERS = 4_096;

/** Takes what arrived and calls `onReply` for each whole reply. Throws for anything else. */
export function createReplies(onReply: (reply: Reply) => void): (text: string) => void {
  let pending = '';
  /** The line that begins at `from`, and where the next one begins; null: it has not arrived. */
  function lineAt(from: number): readonly [line: string, next: number] | null {
    const end = pending.indexOf(END, from);
    return end < 0 ? null : [pending.slice(from, end), end + END.length];
  }
  function numbersAt(from: number, count: number): readonly [numbers: readonly number[], next: number] | null {
    const numbers: number[] = [];
    let next = from;
    while (numbers.length < count) {
      const found = lineAt(next);
      if (!found) return null;
      numbers.push(numberOf(found[0]));
      next = found[1];
    }
    return [numbers, next];
  }
  function replyAtStart(): readonly [reply: Reply, next: number] | null {
    const found = lineAt(0);
    if (!found) return null;
    const [line, next] = found;
    const rest = line.slice(1);
    if (line[0] === '+') return [rest, next];
    if (line[0] === '-') return [new Error(rest), next];
    if (/^\*[1-9]$/.test(line)) return numbersAt(next, Number(rest));
    return [[numberOf(line)], next];
  }
  return (text) => {
    pending += text;
    for (let found = replyAtStart(); found; found = replyAtStart()) {
      pending = pending.slice(found[1]);
      onReply(found[0]);
    }
    if (pending.length > MOST_CHARACTERS) throw new Error('a reply is too long');
  };
}

function numberOf(line: string): number {
  if (!/^:-?\d{1,15}$/.test(line)) throw new Error('it does not speak the Redis protocol');
  return Number(line.slice(1));
}

/** A command as the protocol has it. */
export const commandOf = (...parts: readonly string[]): string =>
  `*${parts.length}${END}${parts.map((part) => `$${Buffer.byteLength(part)}${END}${part}${END}`).join('')}`;
