import { LOCALES, type ViewName } from '@halte/contract';
import { fakeBackend } from '@halte/testkit';
import { differencesOf } from '@halte/testkit/takeOver';
import { firstPaint } from './firstPaint.ts';
import { remote } from './remote.ts';

const VIEWS = Object.keys(firstPaint) as ViewName[];

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend(() => undefined);
  localStorage.setItem('favorites.lines', '[]');
});
afterEach(() => {
  backend.restore();
  localStorage.clear();
});

it.each(LOCALES.flatMap((locale) => VIEWS.map((view) => [view, locale] as const)))(
  'React takes the markup of %s in %s over',
  async (view, locale) => {
    expect(await differencesOf({ remote, painted: firstPaint, view, locale })).toEqual([]);
  },
);

it.each([
  ['schedules', { search: 'A <b>' }],
  ['schedules-line-id', { tab: 'timetable', direction: '1' }],
] as const)('%s has the same markup with parameters in its address', async (view, query) => {
  expect(await differencesOf({ remote, painted: firstPaint, view, locale: 'en', query })).toEqual([]);
});
