import { LOCALES } from '@halte/contract';
import { initI18n, setLocale, type Translate, translate } from '@halte/i18n';
import { kindOf, type ProblemKind } from '../policy/problem.ts';
import { loadProblemMessages, secondsLeft, wordsOf } from './problemWords.ts';

const KINDS: readonly ProblemKind[] = [
  'offline',
  'network',
  'timeout',
  'busy',
  'unavailable',
  'not-allowed',
  'refused',
  'invalid-answer',
];
const t: Translate<'problems'> = (key, values) => translate('problems', key, values);

beforeAll(async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  await loadProblemMessages();
});

it.each(LOCALES)('has words of its own for each kind of problem: %s', async (locale) => {
  await setLocale(locale);
  const texts = KINDS.map((kind) => wordsOf({ kind, retryAfter: null }, t));
  expect(new Set(texts.map(({ title }) => title)).size).toBe(KINDS.length);
  expect(new Set(texts.map(({ text }) => text)).size).toBe(KINDS.length);
  expect(texts.filter(({ title, text }) => /problem\./.test(title + text))).toEqual([]);
});

it('is an error of the page, but for the connection of the traveller', () => {
  const errors = KINDS.filter((kind) => wordsOf({ kind, retryAfter: null }, t).tone === 'error');
  expect(errors).toEqual(KINDS.filter((kind) => kind !== 'offline'));
});

it('says how long to wait where that is known', async () => {
  await setLocale('en');
  expect(wordsOf({ kind: 'busy', retryAfter: 1 }, t).text).toMatch(/in 1 second\.$/);
  expect(wordsOf({ kind: 'busy', retryAfter: 30 }, t).text).toMatch(/in 30 seconds\.$/);
  expect(wordsOf({ kind: 'busy', retryAfter: 0 }, t).text).toMatch(/in a moment\.$/);
  expect(wordsOf({ kind: 'timeout', retryAfter: 30 }, t).text).not.toMatch(/30/);
});

it.each([
  [20, 0, 20],
  [20, 4_999, 20],
  [20, 5_000, 15],
  [17, 0, 17],
  [17, 2_000, 15],
  [3, 1_000, 3],
  [3, 3_000, 0],
  [20, 70_000, 0],
])('counts %d seconds down in steps: after %d ms %d are left', (wait, waitedMs, left) => {
  expect(secondsLeft(wait, waitedMs)).toBe(left);
});

it.each([
  ['offline', 0, 'offline'],
  ['network', 0, 'network'],
  ['timeout', 0, 'timeout'],
  ['invalid-answer', 0, 'invalid-answer'],
  ['bad-search', 400, 'refused'],
  ['missing-key', 401, 'not-allowed'],
  ['offline', 403, 'not-allowed'],
  ['gone', 410, 'refused'],
  ['http-408', 408, 'timeout'],
  ['too-many-requests', 429, 'busy'],
  ['internal', 500, 'unavailable'],
  ['http-502', 502, 'unavailable'],
  ['busy', 503, 'busy'],
  ['http-504', 504, 'unavailable'],
  ['constructor', 0, 'unavailable'],
])('takes %s with status %d for %s', (code, status, kind) => {
  expect(kindOf({ code, status })).toBe(kind);
});
