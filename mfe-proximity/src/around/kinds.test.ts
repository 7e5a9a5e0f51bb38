import {
  type Filter,
  filterOfQuery,
  groupsToOffer,
  kindsOf,
  listedGroups,
  queryOfFilter,
  toggleGroup,
  toggleMode,
} from './kinds.ts';

const NONE: Filter = { groups: [], modes: [] };

describe('the filter of an address', () => {
  it.each([
    [{}, [], []],
    [{ kinds: 'bikes,stops' }, ['stops', 'bikes'], []],
    [{ kinds: 'castles,', modes: 'tram,broom,metro' }, [], ['metro', 'tram']],
  ])('%j', (query, groups, modes) => {
    expect(filterOfQuery(query)).toEqual({ groups, modes });
  });

  it('is the same when it is written and read again', () => {
    const filter: Filter = { groups: ['stops', 'cars'], modes: ['tram', 'bus'] };
    expect(filterOfQuery(queryOfFilter(filter))).toEqual(filter);
    expect(queryOfFilter(NONE)).toEqual({});
  });
});

describe('chips', () => {
  it('show stops until others are chosen, which take their place, and again without any', () => {
    expect(listedGroups(NONE)).toEqual(['stops']);
    const bikes = toggleGroup(NONE, 'bikes');
    expect(listedGroups(bikes)).toEqual(['bikes']);
    expect(toggleGroup(bikes, 'stops').groups).toEqual(['stops', 'bikes']);
    expect(toggleGroup(bikes, 'bikes')).toEqual(NONE);
    expect(toggleGroup(NONE, 'stops')).toEqual(NONE);
  });

  it.each<[string, readonly string[] | null, Filter['groups'], readonly string[]]>([
    ['a network with more', ['stopArea', 'parks', 'bikeParks'], [], ['stops', 'bikes', 'parks']],
    ['a network of stops only', ['stopArea'], [], []],
    ['one of an old address that is not here', ['stopArea'], ['bikes'], ['stops', 'bikes']],
    ['what is not known yet', null, [], ['stops']],
  ])('of kinds are those of %s', (_, present, groups, expected) => {
    expect(groupsToOffer(present, { groups, modes: [] })).toEqual(expected);
  });

  it('of modes are on or off', () => {
    const trams = toggleMode(NONE, 'tram');
    expect(toggleMode(trams, 'metro').modes).toEqual(['metro', 'tram']);
    expect(toggleMode(trams, 'tram')).toEqual(NONE);
  });

  it('stand for kinds of places', () => {
    expect(kindsOf(['stops', 'bikes'])).toEqual(['stopArea', 'bikeSharingStations', 'bikeParks']);
  });
});
