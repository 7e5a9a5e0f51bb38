import { queryOfTrip, TRIP_TYPE, tripFromQuery } from '@halte/contract/trip';
import { NOW, place, trip, ZONE } from '../testing/trips.ts';

const read = (query: Record<string, string>) => tripFromQuery(query, ZONE, NOW);
/** Through an address bar and back. */
const throughAddress = (query: Readonly<Record<string, string>>) =>
  Object.fromEntries(new URLSearchParams(new URLSearchParams(query).toString()));

describe('the address of a trip', () => {
  it('has the names that links in the world use', () => {
    const written = queryOfTrip(
      trip({
        departurePlace: place('area:1', { title: 'Gare', subTitle: 'Ville', displayName: 'Gare, Ville' }),
        arrivalPlace: place('adr', { title: 'Rue', type: 'address', lat: 48.5, lon: -7.25 }),
      }),
      ZONE,
    );
    expect(written).toEqual({
      fi: 'area:1',
      fv: 'Gare',
      fst: 'Ville',
      ffv: 'Gare, Ville',
      fpt: 'stopArea',
      flat: '48.1',
      flon: '7.2',
      ti: 'adr',
      tv: 'Rue',
      tfv: 'Rue',
      tpt: 'address',
      tlat: '48.5',
      tlon: '-7.25',
      tt: '0',
      dt: '2026-11-21T08:00',
    });
  });

  it('writes an arrival as `at` and a via as `v[0]`', () => {
    const written = queryOfTrip(trip({ dateChoice: 'ARRIVAL', isViaOn: true, viaPlace: place('v') }), ZONE);
    expect(written).toMatchObject({
      at: '2026-11-21T08:00',
      'v[0][i]': 'v',
      'v[0][v]': 'Place v',
      'v[0][lat]': '48.1',
    });
    expect(written).not.toHaveProperty('dt');
  });

  it.each([
    ['a plain trip', trip()],
    ['an arrival', trip({ dateChoice: 'ARRIVAL' })],
    ['a via', trip({ isViaOn: true, viaPlace: place('v', { type: 'address' }) })],
    ['out and back', trip({ tripType: TRIP_TYPE.fullReturn, returnDateTime: '2026-11-21T11:00:00.000Z' })],
    ['modes taken out', trip({ overrides: { excludedModes: 'bus,tram', wheelchair: 'on' } })],
    ['my position', trip({ departurePlace: place('48.1,7.2', { type: 'USER_POSITION', subTitle: 'Rue' }) })],
    [
      'a via at my position',
      trip({ isViaOn: true, viaPlace: place('48.1,7.2', { type: 'USER_POSITION', lat: 48.1, lon: 7.2 }) }),
    ],
    ['blanks around an id', trip({ departurePlace: place(' oak ', { title: 'Oak' }) })],
    ['an id out of hell', trip({ departurePlace: place('StopArea:é&ti=x#?%2F|/../\\"\'<b>+ 🚋') })],
    ['the hour that comes twice', trip({ departureDateTime: '2026-10-25T01:30:00.000Z' })],
  ])('reads back %s as it was written', (_, given) => {
    const back = read(throughAddress(queryOfTrip(given, ZONE)));
    const seen = ({ id, title, subTitle, displayName, type, lat, lon }: ReturnType<typeof place>) => ({
      id,
      title,
      subTitle,
      displayName,
      type,
      lat,
      lon,
    });
    expect({
      ...back,
      departurePlace: seen(back.departurePlace!),
      arrivalPlace: null,
      viaPlace: back.viaPlace && seen(back.viaPlace),
    }).toEqual({
      ...given,
      followsClock: false,
      departurePlace: seen(given.departurePlace!),
      arrivalPlace: null,
      // The address does not have the kind of a via, unless it is the traveller's own position.
      viaPlace: given.viaPlace && { ...seen(given.viaPlace), type: back.viaPlace?.type },
    });
  });
});

describe('reading an address', () => {
  it.each([
    ['not a number', 'NaN', '7'],
    ['beyond the pole', '91', '7'],
    ['beyond the date line', '48', '180.5'],
    ['in exponents', '4e1', '7'],
    ['with a space', ' 48', '7'],
    ['only half there', '48', ''],
    ['infinite', 'Infinity', '7'],
  ])('ignores coordinates that are %s', (_, flat, flon) => {
    expect(read({ fi: 'x', fv: 'X', flat, flon }).departurePlace).toMatchObject({ id: 'x', lat: null, lon: null });
  });

  it.each([
    ['no id', { fv: 'X', flat: '48', flon: '7' }],
    ['a blank id', { fi: '  ', fv: 'X' }],
    ['an id that the backend would refuse, and no coordinates', { fi: 'x'.repeat(301), fv: 'X' }],
  ])('finds no place where there is %s', (_, query) => {
    expect(read(query as Record<string, string>).departurePlace).toBeNull();
  });

  it('knows a via at the traveller’s position by its name', () => {
    const query = { 'v[0][i]': '48.1,7.2', 'v[0][v]': 'places:my-position', 'v[0][lat]': '48.1', 'v[0][lon]': '7.2' };
    expect(read(query).viaPlace).toMatchObject({ type: 'USER_POSITION', title: 'places:my-position' });
  });

  it('calls a place without a name by its id', () => {
    expect(read({ fi: 'area:1' }).departurePlace).toMatchObject({ title: 'area:1', displayName: 'area:1' });
  });

  it.each([
    ['nothing', {}, 'DEPARTURE', NOW, true],
    ['a departure', { dt: '2026-11-21T09:00' }, 'DEPARTURE', '2026-11-21T08:00:00.000Z', false],
    ['an arrival', { at: '2026-11-21T09:00' }, 'ARRIVAL', '2026-11-21T08:00:00.000Z', false],
    [
      'both: the arrival wins',
      { dt: '2026-11-21T08:00', at: '2026-11-21T09:00' },
      'ARRIVAL',
      '2026-11-21T08:00:00.000Z',
      false,
    ],
    ['an unreadable departure', { dt: 'soon' }, 'DEPARTURE', NOW, true],
    [
      'an unreadable arrival beside a departure',
      { dt: '2026-11-21T09:00', at: '?' },
      'DEPARTURE',
      '2026-11-21T08:00:00.000Z',
      false,
    ],
    ['an arrival for out and back: it does not count', { tt: '1', at: '2026-11-21T09:00' }, 'DEPARTURE', NOW, true],
  ] as const)('takes the time from %s', (_, query, dateChoice, departureDateTime, followsClock) => {
    expect(read(query)).toMatchObject({ dateChoice, departureDateTime, followsClock });
  });

  it.each([
    ['0', TRIP_TYPE.simple],
    ['1', TRIP_TYPE.fullReturn],
    ['2', TRIP_TYPE.simple],
    ['one', TRIP_TYPE.simple],
    [undefined, TRIP_TYPE.simple],
  ])('reads trip type %p', (tt, tripType) => {
    expect(read(tt === undefined ? {} : { tt }).tripType).toBe(tripType);
  });

  it('reads only the first via, and none out and back', () => {
    const via = { 'v[0][i]': 'one', 'v[1][i]': 'two' };
    expect(read(via)).toMatchObject({ isViaOn: true, viaPlace: { id: 'one' } });
    expect(read({ ...via, tt: '1' })).toMatchObject({ isViaOn: false, viaPlace: null });
  });

  it.each([
    ['later', '2026-11-21T18:00', '2026-11-21T17:00:00.000Z'],
    ['an hour after leaving: left alone', '2026-11-21T10:00', '2026-11-21T09:00:00.000Z'],
    ['when leaving: two hours later', '2026-11-21T09:00', '2026-11-21T10:00:00.000Z'],
    ['before leaving: two hours later', '2026-11-20T09:00', '2026-11-21T10:00:00.000Z'],
    ['unreadable: two hours later', 'tonight', '2026-11-21T10:00:00.000Z'],
  ])('comes back %s', (_, rt, returnDateTime) => {
    expect(read({ tt: '1', dt: '2026-11-21T09:00', rt }).returnDateTime).toBe(returnDateTime);
  });

  it('comes back from out-and-back trips only', () => {
    expect(read({ tt: '0', rt: '2026-11-21T18:00' }).returnDateTime).toBeNull();
    expect(read({ tt: '1', dt: '2026-11-21T09:00' }).returnDateTime).toBe('2026-11-21T10:00:00.000Z');
  });

  it('takes no journey that was chosen for a preference', () => {
    expect(read({ jc: 'out', rc: 'back', wheelchair: 'on' }).overrides).toEqual({ wheelchair: 'on' });
  });
});
