import type { Api } from '@halte/api';
import { createLocate } from './locate.ts';
import type { LocateCode } from './locateFailure.ts';

type Device = (found: PositionCallback, failed: PositionErrorCallback) => void;

function device(locateDevice: Device | null): void {
  if (locateDevice)
    Object.defineProperty(navigator, 'geolocation', {
      value: { getCurrentPosition: locateDevice },
      configurable: true,
    });
  else Reflect.deleteProperty(navigator, 'geolocation');
}

const at =
  (latitude: number, longitude: number): Device =>
  (found) =>
    found({ coords: { latitude, longitude } } as GeolocationPosition);

function api(near: () => Promise<unknown>): Api {
  return { GET: near } as unknown as Api;
}

const known = api(async () => ({ data: { name: '3 rue Haute', city: 'Ville' }, response: { ok: true, status: 200 } }));

afterEach(() => device(null));

it('finds the traveller and what stands there', async () => {
  device(at(43.60000049, 1.44));
  expect(await createLocate(known)()).toMatchObject({
    id: '43.6,1.44',
    type: 'USER_POSITION',
    title: 'places:my-position',
    subTitle: '3 rue Haute',
    lat: 43.6,
    lon: 1.44,
  });
});

it.each([
  ['a rejection', api(async () => ({ error: {}, response: { ok: false, status: 404 } }))],
  ['a dead line', api(() => Promise.reject(new TypeError('fetch failed')))],
])('does without a name after %s', async (_, unknown) => {
  device(at(43.6, 1.44));
  expect(await createLocate(unknown)()).toMatchObject({ lat: 43.6, lon: 1.44, subTitle: '' });
});

it.each<[LocateCode, Device | null]>([
  ['denied', (_, failed) => failed({ code: 1 } as GeolocationPositionError)],
  ['unavailable', (_, failed) => failed({ code: 2 } as GeolocationPositionError)],
  ['timeout', (_, failed) => failed({ code: 3 } as GeolocationPositionError)],
  ['unsupported', null],
])('says %s', async (code, locateDevice) => {
  device(locateDevice);
  await expect(createLocate(known)()).rejects.toMatchObject({ name: 'LocateFailure', code });
});
