import type { RouteName } from '@halte/contract';
import type { Shown } from '../routes/navigationTarget.ts';
import { PageNotFound } from '../routes/pageNotFound.ts';
import { routeNamed } from '../testing/product.ts';
import { backgroundOf } from './background.ts';

function screenAt(name: RouteName): Shown {
  const current = { name, params: {}, query: {}, fullPath: `/en/${name}` };
  return { kind: 'screen', route: routeNamed(name), locale: 'en', current };
}

it.each([
  ['index', 'bordered', 'full'],
  ['trip-planner', 'bordered', 'bordered'],
  ['proximity', 'translucent', 'translucent'],
  ['schedules', 'full', 'full'],
  ['cobranding', 'full', 'full'],
] as const)('%s: %s in the app, %s in a partner’s frame', (name, inApp, inFrame) => {
  expect(backgroundOf(screenAt(name), false)).toBe(inApp);
  expect(backgroundOf(screenAt(name), true)).toBe(inFrame);
});

it('covers the map with the error page', () => {
  const current = { name: null, params: {}, query: {}, fullPath: '/en/nowhere' };
  const missing: Shown = { kind: 'not-found', locale: 'en', current, error: new PageNotFound('/en/nowhere') };
  expect(backgroundOf(missing, false)).toBe('full');
});
