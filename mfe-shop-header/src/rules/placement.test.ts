import type { Place, PlacementSize, TenantComponent } from '@halte/contract';
import { placedIn } from './placement.ts';

function component(
  kind: string,
  placement: Partial<Record<PlacementSize, Partial<Place>>>,
  needsAuthentication = false,
) {
  const whole = Object.entries(placement).map(([size, place]) => [
    size,
    { slot: 'header', position: 'start', order: 0, ...place },
  ]);
  return { kind, placement: Object.fromEntries(whole), needsAuthentication, options: {} } as TenantComponent;
}

const LIST = [
  component('a', { lg: { order: 2 }, md: { slot: 'inner-menu' } }),
  component('b', { lg: { order: 1 }, mobile: { slot: 'sidebar' } }),
  component('c', { lg: { position: 'end' }, md: { order: -1 } }),
  component('d', { lg: { order: 2 } }, true),
];
const kinds = (list: readonly TenantComponent[]) => list.map(({ kind }) => kind).join('');
const placed = (where: Partial<Parameters<typeof placedIn>[1]>) => {
  const { start, end } = placedIn(LIST, { size: 'lg', slots: ['header'], authenticated: true, ...where });
  return `${kinds(start)}|${kinds(end)}`;
};

it.each([
  ['by order, equal ones as listed', {}, 'bad|c'],
  ['without those for signed-in visitors', { authenticated: false }, 'ba|c'],
  ['of the size only', { size: 'md' }, 'c|'],
  ['of another slot', { size: 'md', slots: ['inner-menu'] }, 'a|'],
  ['of two slots', { size: 'mobile', slots: ['inner-menu', 'sidebar'] }, 'b|'],
] as const)('places components %s', (_, where, expected) => {
  expect(placed(where)).toBe(expected);
});
