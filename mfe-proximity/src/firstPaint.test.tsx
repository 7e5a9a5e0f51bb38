import { LOCALES, type ViewName } from '@halte/contract';
import { fakeBackend } from '@halte/testkit';
import { differencesOf } from '@halte/testkit/takeOver';
import { firstPaint } from './firstPaint.ts';
import { remote } from './remote.ts';

const VIEWS = Object.keys(firstPaint) as ViewName[];

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend(() => undefined);
  // The list stood elsewhere when its page was left.
  history.replaceState({ nearby: { center: { lat: 48, lon: 7 }, zoom: 16 } }, '');
});
afterEach(() => {
  backend.restore();
  history.replaceState(null, '');
});

it.each(LOCALES.flatMap((locale) => VIEWS.map((view) => [view, locale] as const)))(
  'React takes the markup of %s in %s over',
  async (view, locale) => {
    expect(await differencesOf({ remote, painted: firstPaint, view, locale })).toEqual([]);
  },
);

it.each([
  ['proximity', { lat: '48', lon: '7', name: 'Elm <b>', kinds: 'bikes', modes: 'tram' }],
  ['proximity-type-id', { line: 'A' }],
] as const)('%s has the same markup with parameters in its address', async (view, query) => {
  expect(await differencesOf({ remote, painted: firstPaint, view, locale: 'en', query })).toEqual([]);
});

it('the page of a place that is no stop has the markup of one that is', async () => {
  const params = { type: 'address', id: '48,7' };
  const page = { remote, painted: firstPaint, view: 'proximity-type-id', locale: 'de', params } as const;
  expect(await differencesOf(page)).toEqual([]);
});
