import { tagsOf } from '../testing/tags.ts';
import { interpolationStep } from './interpolations.ts';

it.each([
  ['odd', 2],
  ['even', 2],
  ['all', 1],
  ['alphabetic', 0],
  ['4', 4],
  ['10', 10],
  ['0', null],
  ['1000', null],
  ['1/2', null],
  ['-2', null],
  ['toString', null],
])('the step of %s is %j', (kind, step) => {
  expect(interpolationStep(tagsOf(`addr:interpolation=${kind}`))).toBe(step);
});

it('has no step for another way', () => {
  expect(interpolationStep(tagsOf('highway=residential'))).toBeNull();
});
