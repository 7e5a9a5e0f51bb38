import { tagsOf } from '../testing/tags.ts';
import { areaKindOf } from './drawnAreas.ts';
import { drawnNameOf } from './drawnNames.ts';
import { drawnPointOf, POINT_KINDS } from './drawnPoints.ts';
import { drawnWayOf, WAY_FLAGS } from './drawnWays.ts';

describe('an area is drawn as', () => {
  it.each([
    ['landuse=residential', 'builtUp'],
    ['landuse=industrial', 'industry'],
    ['natural=wood', 'wood'],
    ['landuse=forest, natural=water', 'water'],
    ['landuse=grass', 'grass'],
    ['leisure=park', 'park'],
    ['leisure=park, landuse=cemetery', 'park'],
    ['landuse=cemetery', 'cemetery'],
    ['amenity=grave_yard', 'cemetery'],
    ['natural=beach', 'beach'],
    ['natural=wetland', 'wetland'],
    ['natural=water', 'water'],
    ['waterway=riverbank', 'water'],
    ['landuse=reservoir', 'water'],
    ['leisure=swimming_pool', 'water'],
    ['leisure=pitch', 'pitch'],
    ['place=square', 'square'],
    ['highway=pedestrian, area=yes', 'square'],
    ['highway=pedestrian', 'null'],
    ['highway=residential', 'null'],
    ['highway=platform', 'platform'],
    ['railway=platform', 'platform'],
    ['public_transport=platform', 'platform'],
    ['public_transport=platform, highway=footway', 'null'],
    ['man_made=pier', 'platform'],
    ['building=yes', 'building'],
    ['building=church, leisure=park', 'building'],
    ['building=no, leisure=park', 'park'],
    ['building=yes, location=underground', 'null'],
    ['building=proposed', 'null'],
    ['leisure=park, area=no', 'null'],
    ['natural=coastline', 'null'],
    ['waterway=river', 'null'],
    ['landuse=farmland', 'null'],
    ['landuse=constructor', 'null'],
    ['natural=toString', 'null'],
    ['name=Nothing', 'null'],
  ])('%s: %s', (tags, kind) => {
    expect(String(areaKindOf(tagsOf(tags)))).toBe(kind);
  });
});

describe('a way is drawn as', () => {
  function said(text: string): string {
    const way = drawnWayOf(tagsOf(text));
    if (way === null) return 'nothing';
    const flags = Object.entries(WAY_FLAGS).flatMap(([name, bit]) => (way.flags & bit ? [name] : []));
    return [way.kind, way.minZoom, ...flags, ...(way.layer === 0 ? [] : [way.layer])].join(' ');
  }
  it.each([
    ['highway=motorway', 'motorway 7'],
    ['highway=motorway_link', 'motorway 7'],
    ['highway=trunk', 'primary 9'],
    ['highway=trunk, motorroad=yes', 'motorway 7'],
    ['highway=primary, motorroad=yes', 'primary 9'],
    ['highway=tertiary', 'secondary 11'],
    ['highway=residential', 'minor 13'],
    ['highway=pedestrian', 'minor 13'],
    ['highway=service', 'service 15'],
    ['highway=service, service=driveway', 'service 16'],
    ['highway=track', 'track 14'],
    ['highway=footway', 'path 15'],
    ['highway=footway, footway=sidewalk', 'path 17'],
    ['highway=footway, indoor=yes', 'nothing'],
    ['highway=footway, indoor=no', 'path 15'],
    ['highway=cycleway', 'cycleway 14'],
    ['highway=steps', 'stairs 15'],
    ['highway=proposed', 'nothing'],
    ['railway=rail', 'rail 9'],
    ['railway=rail, service=siding', 'rail 14'],
    ['railway=tram', 'tram 13'],
    ['railway=subway, tunnel=yes, layer=-2', 'metro 12 tunnel -2'],
    ['railway=abandoned', 'nothing'],
    ['railway=tram, highway=residential', 'minor 13'],
    ['route=ferry', 'ferry 10'],
    ['man_made=pier', 'pier 14'],
    ['aeroway=runway', 'runway 11'],
    ['aeroway=taxiway', 'runway 13'],
    ['waterway=river', 'stream 10'],
    ['waterway=stream', 'stream 13'],
    ['waterway=stream, tunnel=culvert', 'nothing'],
    ['waterway=river, tunnel=no', 'stream 10'],
    ['highway=primary, bridge=viaduct, layer=1', 'primary 9 bridge 1'],
    ['highway=primary, bridge=no', 'primary 9'],
    ['highway=primary, layer=99', 'primary 9 9'],
    ['highway=primary, layer=-99', 'primary 9 -9'],
    ['highway=primary, layer=1.5', 'primary 9'],
    ['highway=primary, layer=up', 'primary 9'],
    ['highway=hasOwnProperty', 'nothing'],
    ['building=yes', 'nothing'],
  ])('%s: %s', (tags, way) => {
    expect(said(tags)).toBe(way);
  });
});

describe('a name is that of', () => {
  it.each([
    ['place=city', null, 'city 6 0.8'],
    ['place=city, population=250000', null, 'city 6 250000.8'],
    ['place=city, population=1e300', null, 'city 6 0.8'],
    ['place=city, population=-5', null, 'city 6 0.8'],
    ['place=borough', null, 'suburb 11 0.6'],
    ['place=neighbourhood', null, 'quarter 13 0.6'],
    ['place=island', null, 'island 12 0.6'],
    ['railway=station', null, 'station 13 0.8'],
    ['railway=station, station=subway', null, 'station 14 0.8'],
    ['amenity=bus_station', null, 'station 15 0.7'],
    ['tourism=museum', null, 'museum 16 0.7'],
    ['tourism=museum, wikidata=Q1', null, 'museum 15 1.7'],
    ['tourism=attraction', null, 'culture 16 0.5'],
    ['tourism=attraction, wikidata=Q1', null, 'sight 15 1.5'],
    ['amenity=place_of_worship, building=cathedral, wikidata=Q1', 'building', 'sight 15 2.5'],
    ['amenity=place_of_worship, tourism=attraction, wikidata=Q1', null, 'sight 15 1.5'],
    ['amenity=place_of_worship, tourism=attraction', null, 'worship 16 0.5'],
    ['amenity=place_of_worship, wikidata=Q1', 'building', 'worship 15 1.5'],
    ['railway=station, wikidata=Q1', null, 'station 13 1.8'],
    ['amenity=bus_station, public_transport=station', null, 'station 15 0.7'],
    ['natural=water', 'water', 'water 10 0.4'],
    ['leisure=marina', null, 'water 14 0.4'],
    ['amenity=restaurant', null, 'restaurant 17 0.3'],
    ['shop=supermarket', null, 'shop 17 0.4'],
    ['shop=anything', null, 'shop 18 0.1'],
    ['tourism=artwork', null, 'nothing'],
    ['tourism=information, information=board', null, 'nothing'],
    ['amenity=toilets', null, 'nothing'],
    ['natural=peak', null, 'peak 13 0.4'],
    ['landuse=forest', 'wood', 'park 12 0'],
    ['landuse=residential', 'builtUp', 'nothing'],
    ['name=Only', null, 'nothing'],
  ] as const)('%s, drawn as %s: %s', (tags, area, expected) => {
    const point = drawnPointOf(tagsOf(tags), area);
    expect(point === null ? 'nothing' : `${point.point} ${point.minZoom} ${point.weight}`).toBe(expected);
  });
});

describe('the names of what is called', () => {
  it.each([
    ['name=Genève, name:de=Genf, name:fr=Genève', 'Genève - de:Genf'],
    ['name=Москва, int_name=Moskva, name:en=Moscow', 'Москва Moskva en:Moscow'],
    ['name=Москва, name:en=Moscow', 'Москва Moscow en:Moscow'],
    ['name=東京, int_name=東京, name:ja-Latn=Tōkyō', '東京 Tōkyō '],
    ['name=東京 Tokyo, name:en=Tokyo', '東京 Tokyo - en:Tokyo'],
    ['name=12, name:en=Twelve', '12 - en:Twelve'],
    ['name:en=Only', 'null'],
  ])('%s: %s', (tags, expected) => {
    const names = drawnNameOf(tagsOf(tags));
    const said = names && [
      names.local,
      names.latin ?? '-',
      Object.entries(names.languages).flatMap(([language, name]) =>
        name === undefined ? [] : [`${language}:${name}`],
      ),
    ];
    expect(said?.join(' ') ?? 'null').toBe(expected);
  });
});

it('writes sights before the squares that they stand at, and squares with Wikidata no earlier than others', () => {
  expect(POINT_KINDS.indexOf('sight')).toBeLessThan(POINT_KINDS.indexOf('square'));
  const zooms = ['place=square', 'place=square, wikidata=Q1'].map((tags) => drawnPointOf(tagsOf(tags), null)?.minZoom);
  expect(zooms).toEqual([15, 15]);
});
