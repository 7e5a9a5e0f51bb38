import { resolve } from '../../src/routes/resolve.ts';
import { TABLE } from '../../src/testing/product.ts';
import { preloadedRemotes, type Shown, viewOf } from './pageRules.ts';

const VISITOR = { routes: TABLE, locale: 'fr', authenticated: false, isWidget: false, urls: {} } as const;

const shown = (address: string) => resolve(address, 'https://halte.example', VISITOR) as Shown;

it.each([
  ['a page of a remote', '/fr/schedules', { area: 'schedules', view: 'schedules' }],
  ['home', '/fr', { area: 'trip-planner', view: 'index' }],
  ['the prompt to sign in, which is at the address of home', '/fr?redirect=/fr/account/favorites', 'prompt'],
  ['no view of a page of the host', '/fr/cobranding', null],
  ['no view of a missing page', '/fr/nowhere', null],
])('shows %s', (_, address, expected) => {
  const prompt = { area: 'account', view: 'account-sign-in' };
  expect(viewOf(TABLE, shown(address), false)).toEqual(expected === 'prompt' ? prompt : expected);
});

it('shows home to those who are signed in, whatever it leads to', () => {
  expect(viewOf(TABLE, shown('/fr?redirect=/fr/account/favorites'), true)).toEqual({
    area: 'trip-planner',
    view: 'index',
  });
});

it('preloads the view first, and the header at a low priority', () => {
  const view = { area: 'account', view: 'account-sign-in' };
  expect(preloadedRemotes(view, { hasHeader: true, priority: 'auto' })).toEqual([
    { id: 'account', view: 'account-sign-in', priority: 'auto' },
    { id: 'shop-header', view: null, priority: 'low' },
  ]);
  expect(preloadedRemotes(null, { hasHeader: false, priority: 'low' })).toEqual([]);
});
