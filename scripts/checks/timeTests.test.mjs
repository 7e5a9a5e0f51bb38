import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { projectOf } from './lib/project.mjs';
import { timeTests } from './timeTests.mjs';

const PACKAGES = {
  'shared/i18n/package.json': JSON.stringify({ name: '@halte/i18n', exports: { '.': './src/index.ts' } }),
  'shared/i18n/src/index.ts': "export { formatTime, formatDistance } from './time.ts';",
};
const of = (texts) => timeTests(projectOf({ ...PACKAGES, ...texts }));

const CLOCKS = {
  'the language': 'export const at = (text) => new Date(text);',
  'a formatter of the language': 'export const clock = new Intl.DateTimeFormat("fr");',
  'the library of days': "import dayjs from 'dayjs';",
  'our formatter of times': "import { formatTime } from '@halte/i18n';",
  'our zones': "import { zoneOf } from '../common/zone.ts';",
};

describe('a file that reads', () => {
  for (const [name, text] of Object.entries(CLOCKS)) {
    it(`${name} brings the test that imports it`, () => {
      const folder = name === 'our zones' ? 'bff/src/network' : 'mfe-a/src';
      const { tests, untested } = of({
        'bff/src/common/zone.ts': '',
        [`${folder}/a.ts`]: text,
        [`${folder}/a.test.ts`]: "import { a } from './a.ts';",
        [`${folder}/b.test.ts`]: "import { b } from './b.ts';",
        [`${folder}/b.ts`]: 'export const b = 1;',
      });
      assert.deepEqual(tests, [`${folder}/a.test.ts`]);
      assert.deepEqual(
        untested.filter((file) => file.startsWith(folder)),
        [],
      );
    });

    it(`${name} and is reached by no test is named`, () => {
      const { untested } = of({ 'bff/src/common/zone.ts': '', 'bff/src/network/a.ts': text });
      assert.ok(untested.includes('bff/src/network/a.ts'));
    });
  }

  it('our formatter of lengths does not: they are the same in every zone', () => {
    const { tests } = of({
      'mfe-a/src/a.ts': "import { formatDistance } from '@halte/i18n';",
      'mfe-a/src/a.test.ts': "import { a } from './a.ts';",
    });
    assert.deepEqual(tests, []);
  });

  it('types of ours does not', () => {
    const { tests } = of({
      'mfe-a/src/a.ts': "import { type wallClock, formatDistance } from '@halte/i18n';",
      'mfe-a/src/a.test.ts': "import { a } from './a.ts';",
    });
    assert.deepEqual(tests, []);
  });
});

it('takes the tests that are named after it, not those that only use it', () => {
  const { tests } = of({
    'mfe-a/src/clock.ts': 'export const now = () => new Date();',
    'mfe-a/src/clock.test.ts': "import { now } from './clock.ts';",
    'mfe-a/src/clock.nights.test.ts': "import { now } from './clock.ts';",
    'mfe-a/src/list.test.ts': "import { now } from './clock.ts';",
  });
  assert.deepEqual(tests, ['mfe-a/src/clock.nights.test.ts', 'mfe-a/src/clock.test.ts']);
});

it('takes the nearest test where none imports the file itself', () => {
  const { tests } = of({
    'mfe-a/src/clock.ts': 'export const now = () => new Date();',
    'mfe-a/src/Part.tsx': "import { now } from './clock.ts';",
    'mfe-a/src/View.tsx': "import { Part } from './Part.tsx';",
    'mfe-a/src/Part.test.tsx': "import { Part } from './Part.tsx';",
    'mfe-a/src/View.test.tsx': "import { View } from './View.tsx';",
  });
  assert.deepEqual(tests, ['mfe-a/src/Part.test.tsx']);
});

it('follows an import that names its chunk', () => {
  const { tests, untested } = of({
    'mfe-a/src/a.ts': "import { formatTime } from '@halte/i18n';",
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
    'shared/judge/src/sample.ts': 'export const seed = () => new Date();',
    'shared/judge/src/sample.test.ts': "import { seed } from './sample.ts';",
    'bff/src/a.test.ts': "import { seed } from '@halte/judge/sample';",
  });
  assert.deepEqual(tests, ['shared/judge/src/sample.test.ts']);
});

it('does not take a test for one of the module that it replaces', () => {
  const { tests } = of({
    'mfe-a/src/Card.tsx': "import { formatTime } from '@halte/i18n';",
    'mfe-a/src/Card.test.tsx': "import { Card } from './Card.tsx';",
    'mfe-a/src/View.test.tsx': "jest.mock('./Card.tsx', () => jest.requireActual('./Card.tsx'));",
  });
  assert.deepEqual(tests, ['mfe-a/src/Card.test.tsx']);
});

it('runs exact searches once', () => {
  const { tests, untested } = of({
    'mfe-a/src/clock.ts': 'export const now = () => new Date();',
    'mfe-a/src/clock.exact.test.ts': "import { now } from './clock.ts';",
  });
  assert.deepEqual([tests, untested], [[], []]);
});
