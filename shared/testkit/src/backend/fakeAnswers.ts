import { type KnownAnswer, MARKUP } from './answers.ts';

/** How a backend answers: as it should, with markup in its texts, with empty lists, and in the ways in which one fails. */
export const SITUATIONS = ['good', 'hostile', 'nothing', 'no body', 'malformed', '500', 'slow'] as const;
export type Situation = (typeof SITUATIONS)[number];

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
const patternOf = (path: string) => new RegExp(`^${escaped(path).replace(/\{\w+\}/g, '[^/]+')}$`);

/** The answer of the call; null where none is known. Of several that fit, the one with the fewest parameters; of equal ones the first. */
export function answerOf(answers: readonly KnownAnswer[], method: string, path: string): KnownAnswer | null {
  const parameters = (one: KnownAnswer) => one.path.split('{').length;
  const fitting = answers.filter((one) => one.method === method && patternOf(one.path).test(path));
  return fitting.reduce<KnownAnswer | null>(
    (best, one) => (best === null || parameters(one) < parameters(best) ? one : best),
    null,
  );
}

/** The same with each list empty. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]));
}

const json = (status: number, body: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: status === 204 ? '' : JSON.stringify(body),
});

function unknownCall(method: string, path: string, situation: Situation): Answer {
  const message = `Nobody has said what ${method} ${path} answers: say it in remote.answers.ts.`;
  return json(404, { code: 'unknown-address', message: situation === 'hostile' ? MARKUP : message });
}

/**
 * How the backend answers a call; null for an answer that never comes.
 *
 * @param path without its query; for another origin than the backend's, the whole address
 */
export function fakeAnswer(
  answers: readonly KnownAnswer[],
  { method, path, situation }: { readonly method: string; readonly path: string; readonly situation: Situation },
): Answer | null {
  switch (situation) {
    case 'slow':
      return null;
    case '500':
      return json(500, { code: 'internal', message: 'It failed.' });
    case 'malformed':
      return { ...json(200, null), body: '{"lines":[{"id":' };
    case 'no body':
      return { ...json(200, null), body: '' };
    case 'good':
    case 'hostile':
    case 'nothing':
      break;
  }
  const known = answerOf(answers, method, path);
  if (known === null) return unknownCall(method, path, situation);
  if (situation === 'hostile') return json(known.status, known.hostile);
  return json(known.status, situation === 'nothing' ? emptied(known.body) : known.body);
}
