import { PROVIDER_KINDS, providerKind, sameKind } from './placeKinds.ts';

it.each([
  ['stopArea', 'stoparea'],
  ['STOP_POINT', 'stoppoint'],
  ['USER_POSITION', 'user_position'],
  ['user-position', 'user_position'],
  ['bikeSharingStations', 'bikesharingstations'],
  ['point-of-interest', 'pointofinterest'],
  ['somewhere', null],
  ['', null],
])('%s is the kind %s', (kind, expected) => {
  expect(providerKind(kind)).toBe(expected);
});

it('are the thirteen of the specification', () => {
  const kinds =
    'stoparea, address, user_position, pointofinterest, carsharingstations, parks, bikesharingstations, stoppoint, ' +
    'chargingstations, bikeparks, parkandrides, ridesharingparks, pointofsales';
  expect(PROVIDER_KINDS.join(', ')).toBe(kinds);
  expect(PROVIDER_KINDS.map(providerKind)).toEqual([...PROVIDER_KINDS]);
});

it('compares spellings', () => {
  expect(sameKind('STOP_AREA', 'stopArea')).toBe(true);
  expect(sameKind('stopArea', 'stopPoint')).toBe(false);
});
