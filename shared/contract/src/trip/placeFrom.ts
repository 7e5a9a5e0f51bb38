import { fieldsOf, isRecord } from '../fields.ts';
import { sameKind } from '../placeKinds.ts';
import { STANDARD_PLACES, type TenantPlaces } from '../tenantPlaces.ts';
import { latLon, MY_POSITION_TITLE, type Place, type PlaceLine, USER_POSITION } from './place.ts';

export type NormaliseOptions = Partial<Pick<TenantPlaces, 'externalLocationPrefix' | 'rideSharingParkCode'>>;

const RENAMED: readonly (readonly [from: string, to: string])[] = [
  ['bikeStation', 'bikeSharingStations'],
  ['parking', 'parks'],
];

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function within(value: unknown, limit: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= limit ? number : null;
}

function typeOf(id: string, type: string, options: NormaliseOptions): string {
  const { externalLocationPrefix, rideSharingParkCode } = { ...STANDARD_PLACES, ...options };
  if (id.startsWith(externalLocationPrefix)) return 'externalLocations';
  if (type === '') return id.includes('|') && id.split('|')[0] === rideSharingParkCode ? 'rideSharingParks' : 'address';
  if (sameKind(type, USER_POSITION)) return USER_POSITION;
  return RENAMED.find(([from]) => sameKind(from, type))?.[1] ?? type;
}

/**
 * A place from whatever a search, an address bar or a store holds: missing texts become empty, unusable coordinates null. Null when there is
 * nothing to call it or to find it by.
 */
export function placeFrom(raw: unknown, options: NormaliseOptions = {}): Place | null {
  if (!isRecord(raw)) return null;
  const given = raw;
  const lat = within(given['lat'], 90);
  const lon = within(given['lon'], 180);
  const located = lat !== null && lon !== null;
  const givenId = text(given['id']);
  const type = typeOf(givenId, text(given['type']), options);
  const id = type === 'externalLocations' && located ? latLon({ lat, lon }) : givenId;
  const extra = fieldsOf(given['extraData']);
  const names = [given['title'], given['name'], given['label'], given['displayName']].map(text);
  const title = type === USER_POSITION ? MY_POSITION_TITLE : (names.find(Boolean) ?? '');
  if (!title || (!id && !located)) return null;
  const subTitle = text(given['subTitle']) || text(given['city']) || text(extra['city']);
  return {
    id,
    title,
    subTitle,
    displayName: text(given['displayName']) || [title, subTitle].filter(Boolean).join(', '),
    type,
    lat: located ? lat : null,
    lon: located ? lon : null,
    label: text(given['label']),
    name: text(given['name']) || title,
    city: text(given['city']) || text(extra['city']),
    postCode: text(given['postCode']) || text(extra['zipCode']),
    address: text(given['address']),
    extraData: {
      city: text(extra['city']) || text(given['city']),
      zipCode: text(extra['zipCode']) || text(given['postCode']),
    },
    ...(Array.isArray(given['lines']) ? { lines: given['lines'] as PlaceLine[] } : {}),
    ...(typeof given['zoom'] === 'number' ? { zoom: given['zoom'] } : {}),
  };
}

/** Places among a list, in its order; what is none is left out. */
export function placesFrom(raw: unknown, options: NormaliseOptions = {}): Place[] {
  return (Array.isArray(raw) ? raw : []).flatMap((item) => placeFrom(item, options) ?? []);
}
