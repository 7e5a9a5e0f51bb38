import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { projectOf } from './lib/project.mjs';
import { timeTests } from './timeTests.mjs';

const of = (texts) => timeTests(projectOf(texts));

const SEEING = {
  'reads text as a time': 'export const at = (text) => new Date(text);',
  'parses text': 'export const at = (text) => Date.parse(text);',
  'formats times': 'export const clock = new Intl.DateTimeFormat("fr", { timeZone });',
  'uses the library of days': "import dayjs from 'dayjs';",
};

describe('a file that', () => {
  for (const [name, text] of Object.entries(SEEING)) {
    it(`${name} brings the test that imports it`, () => {
      const { tests, untested } = of({
        'mfe-a/src/a.ts': text,
        'mfe-a/src/a.test.ts': "import { a } from './a.ts';",
        'mfe-a/src/b.test.ts': "import { b } from './b.ts';",
        'mfe-a/src/b.ts': 'export const b = 1;',
      });
      assert.deepEqual([tests, untested], [['mfe-a/src/a.test.ts'], []]);
    });

    it(`${name} and is reached by no test is named`, () => {
      assert.deepEqual(of({ 'bff/src/network/a.ts': text }).untested, ['bff/src/network/a.ts']);
    });
  }

  it('reads the clock brings none: an instant has no zone', () => {
    const { tests } = of({
      'mfe-a/src/a.ts': 'export const now = () => new Date().toISOString();',
      'mfe-a/src/a.test.ts': "import { a } from './a.ts';",
    });
    assert.deepEqual(tests, []);
  });

  it('takes times from another brings none: the tests of the other run in three zones', () => {
    const { tests } = of({
      'mfe-a/src/a.ts': "import { at } from './b.ts';",
      'mfe-a/src/a.test.ts': "import { a } from './a.ts';",
      'mfe-a/src/b.ts': 'export const at = (text) => Date.parse(text);',
      'mfe-a/src/b.test.ts': "import { at } from './b.ts';",
    });
    assert.deepEqual(tests, ['mfe-a/src/b.test.ts']);
  });
});

it('takes the tests that are named after it, not those that only use it', () => {
  const { tests } = of({
    'mfe-a/src/clock.ts': 'export const at = (text) => new Date(text);',
    'mfe-a/src/clock.test.ts': "import { at } from './clock.ts';",
    'mfe-a/src/clock.nights.test.ts': "import { at } from './clock.ts';",
    'mfe-a/src/list.test.ts': "import { at } from './clock.ts';",
  });
  assert.deepEqual(tests, ['mfe-a/src/clock.nights.test.ts', 'mfe-a/src/clock.test.ts']);
});

it('takes the nearest test where none imports the file itself', () => {
  const { tests } = of({
    'mfe-a/src/clock.ts': 'export const at = (text) => new Date(text);',
    'mfe-a/src/Part.tsx': "import { at } from './clock.ts';",
    'mfe-a/src/View.tsx': "import { Part } from './Part.tsx';",
    'mfe-a/src/Part.test.tsx': "import { Part } from './Part.tsx';",
    'mfe-a/src/View.test.tsx': "import { View } from './View.tsx';",
  });
  assert.deepEqual(tests, ['mfe-a/src/Part.test.tsx']);
});

it('follows an import that names its chunk', () => {
  const { tests, untested } = of({
    'mfe-a/src/a.ts': 'export const at = (text) => new Date(text);',
    'mfe-a/src/b.ts': 'export const load = () => import(/* webpackChunkName: "a" */ \'./a.ts\');',
    'mfe-a/src/b.test.ts': "import { load } from './b.ts';",
  });
  assert.deepEqual(tests, ['mfe-a/src/b.test.ts']);
  assert.deepEqual(
    untested.filter((file) => file.startsWith('mfe-a/')),
    [],
  );
});

it('takes the tests of the workspace itself, not those of another that only use it', () => {
  const { tests } = of({
    'shared/judge/package.json': JSON.stringify({ name: '@halte/judge', exports: { './*': './src/*.ts' } }),
    'shared/judge/src/sample.ts': 'export const seed = (text) => new Date(text);',
    'shared/judge/src/sample.test.ts': "import { seed } from './sample.ts';",
    'bff/src/a.test.ts': "import { seed } from '@halte/judge/sample';",
  });
  assert.deepEqual(tests, ['shared/judge/src/sample.test.ts']);
});

it('does not take a test for one of the module that it replaces', () => {
  const { tests } = of({
    'mfe-a/src/Card.tsx': 'export const at = (text) => new Date(text);',
    'mfe-a/src/Card.test.tsx': "import { Card } from './Card.tsx';",
    'mfe-a/src/View.test.tsx': "jest.mock('./Card.tsx', () => jest.requireActual('./Card.tsx'));",
  });
  assert.deepEqual(tests, ['mfe-a/src/Card.test.tsx']);
});

it('runs exact searches once', () => {
  const { tests, untested } = of({
    'mfe-a/src/clock.ts': 'export const at = (text) => new Date(text);',
    'mfe-a/src/clock.exact.test.ts': "import { at } from './clock.ts';",
  });
  assert.deepEqual([tests, untested], [[], []]);
});
