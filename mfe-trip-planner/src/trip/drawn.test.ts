import { ApiProblem } from '@halte/api';
import { detailed, ride } from '../testing/trips.ts';
import type { DetailState } from './detailsStore.ts';
import { drawnOf, isDrawnAlready } from './drawn.ts';

const journeys = Object.fromEntries(
  ['a', 'b', 'c'].map((code) => [
    code,
    detailed(code, [ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' })]),
  ]),
);

const LOADING: DetailState = { loading: true, journey: null, problem: null };
const PROBLEM = new ApiProblem({ code: 'internal', message: 'No.', status: 500 });
const FAILED: DetailState = { loading: false, journey: null, problem: PROBLEM };
const there = (code: string): DetailState => ({ loading: false, journey: journeys[code] ?? null, problem: null });

const drawn = (codes: string, known: Readonly<Record<string, DetailState>>) =>
  drawnOf([...codes], new Map(Object.entries(known)));

it.each([
  ['one that nobody has asked for is waited for', { a: there('a') }, ['a'], true],
  ['one that is on its way is waited for', { a: there('a'), b: LOADING }, ['a'], true],
  ['one that cannot be had is not', { a: there('a'), b: FAILED }, ['a'], false],
  ['both are there, in the order of the list', { b: there('b'), a: there('a') }, ['a', 'b'], false],
])('%s', (_, known, expected, isWaiting) => {
  const { journeys: made, ...rest } = drawn('ab', known);
  expect(made.map(({ id }) => id)).toEqual(expected);
  expect(rest.isWaiting).toBe(isWaiting);
});

const nothing = drawn('abc', {});
const first = drawn('abc', { a: there('a') });
const second = drawn('abc', { a: there('a'), b: there('b') });
const all = drawn('abc', { a: there('a'), b: there('b'), c: there('c') });
const without = drawn('abc', { a: there('a'), b: there('b'), c: FAILED });

it.each([
  ['the selected one is drawn as soon as it is there', nothing, first, 'a', false],
  ['one of the others waits for the rest', first, second, 'a', true],
  ['the others come together', first, all, 'a', false],
  ['the others come without the one that cannot be had', first, without, 'a', false],
  ['another one is selected, and is there', first, second, 'b', false],
  ['nothing has changed', all, drawn('abc', { a: there('a'), b: there('b'), c: there('c') }), 'c', true],
  ['another search has found other journeys', first, drawn('bc', {}), 'a', false],
])('%s', (_, former, next, selected, expected) => {
  expect(isDrawnAlready(former, next, selected)).toBe(expected);
});
