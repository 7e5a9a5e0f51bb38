import { tagsOf } from '../testing/tags.ts';
import { roadNodeFlags } from './roadNodes.ts';
import { areaRoadOf, isArea, ROAD_FLAGS, roadOf } from './roads.ts';

/** The class and the names of the flags. */
function said(text: string): string {
  const road = roadOf(tagsOf(text));
  if (road === null) return 'nothing';
  const flags = Object.entries(ROAD_FLAGS).flatMap(([name, bit]) => (road.flags & bit ? [name] : []));
  return [road.class, ...flags].join(' ');
}

it.each([
  ['highway=residential', 'residential'],
  ['highway=primary_link', 'primary'],
  ['highway=motorway', 'nothing'],
  ['highway=construction', 'nothing'],
  ['highway=proposed, foot=yes', 'nothing'],
  ['building=yes', 'nothing'],
  ['highway=footway', 'footway'],
  ['highway=footway, footway=sidewalk', 'sidewalk'],
  ['highway=footway, footway=crossing', 'crossing'],
  ['highway=footway, footway=access_aisle', 'footway'],
  ['highway=steps', 'steps'],
  ['highway=steps, conveying=forward', 'escalator onewayForward'],
  ['highway=steps, conveying=backward', 'escalator onewayBackward'],
  ['highway=steps, conveying=no', 'steps'],
  ['highway=elevator', 'lift'],
  ['railway=platform', 'platform'],
  ['public_transport=platform, area=yes', 'platform area'],
  ['public_transport=platform, highway=footway', 'footway'],
  ['public_transport=platform, highway=proposed', 'nothing'],
  ['highway=trunk, motorroad=yes, sidewalk=no', 'trunk motorroad noSidewalk'],
  ['highway=primary, sidewalk=none', 'primary noSidewalk'],
  ['highway=primary, sidewalk=both', 'primary sidewalk'],
  ['highway=primary, sidewalk:left=yes, sidewalk:right=no', 'primary sidewalk'],
  ['highway=primary, sidewalk=separate', 'primary'],
  ['highway=service, access=private', 'service closed'],
  ['highway=service, access=private, foot=permissive', 'service footYes closed'],
  ['highway=track, access=forestry', 'track closed'],
  ['highway=cycleway, foot=no', 'cycleway footNo'],
  ['highway=secondary, foot=use_sidepath', 'secondary footNo'],
  ['highway=path, foot=designated, lit=no', 'path footYes unlit'],
  ['highway=path, bridge=viaduct, layer=2', 'path bridge'],
  ['highway=path, bridge=no, tunnel=building_passage', 'path tunnel'],
  ['highway=corridor, indoor=yes', 'corridor indoor'],
  ['indoor=corridor', 'corridor indoor'],
  ['indoor=corridor, highway=proposed', 'nothing'],
  ['indoor=room', 'nothing'],
  ['indoor=area', 'nothing'],
  ['highway=footway, oneway:foot=-1', 'footway onewayBackward'],
  ['highway=steps, incline=up', 'steps up'],
  ['highway=steps, incline=down', 'steps down'],
  ['highway=path, incline=-6%', 'path down'],
  ['highway=path, incline=4.5 %', 'path up'],
  ['highway=path, incline=0%', 'path'],
  ['highway=path, incline=yes', 'path'],
])('%s: %s', (tags, expected) => {
  expect(said(tags)).toBe(expected);
});

it.each([
  ['layer=-1, step_count=14', -1, 14],
  ['layer=99, step_count=0', 9, 0],
  ['layer=-12, step_count=-3', -9, 0],
  ['layer=1.5, step_count=many', 0, 0],
  ['layer=1e3, step_count=1e9', 9, 0],
  ['layer=, step_count=2.5', 0, 0],
])('reads numbers with bounds: %s', (tags, layer, steps) => {
  expect(roadOf(tagsOf(`highway=steps, ${tags}`))).toMatchObject({ layer, steps });
});

it.each([
  ['barrier=gate', 0],
  ['barrier=gate, locked=yes', 17],
  ['barrier=gate, access=private', 17],
  ['barrier=gate, access=forestry', 17],
  ['barrier=gate, access=private, foot=yes', 0],
  ['barrier=gate, access=private, foot=unknown', 0],
  ['barrier=lift_gate, access=no', 17],
  ['barrier=bollard, foot=no', 17],
  ['barrier=wall', 17],
  ['barrier=wall, foot=yes', 0],
  ['access=private', 0],
  ['highway=crossing, crossing=traffic_signals', 2],
  ['highway=crossing, crossing:signals=yes', 2],
  ['highway=crossing, crossing=uncontrolled', 0],
  ['highway=traffic_signals', 0],
  ['highway=traffic_signals, crossing=traffic_signals', 2],
  ['highway=elevator', 4],
  ['kerb=raised', 8],
  ['barrier=kerb, kerb=raised', 8],
  ['kerb=raised, wheelchair=yes', 0],
  ['kerb=lowered', 0],
  ['barrier=kerb', 0],
  ['barrier=stile', 24],
  ['barrier=stile, bicycle=yes', 8],
  ['barrier=kissing_gate, wheelchair=designated', 16],
  ['barrier=gate, access=private, bicycle=permissive', 1],
  ['barrier=gate, bicycle=no', 0],
  ['bicycle=no', 0],
  ['barrier=gate, wheelchair=no', 8],
  ['kerb=lowered, wheelchair=no', 8],
  ['highway=elevator, wheelchair=no', 12],
  ['highway=crossing, crossing=traffic_signals, wheelchair=no', 10],
  ['shop=bakery, wheelchair=no', 0],
])('what stands on a road: %s is %i', (tags, expected) => {
  expect(roadNodeFlags(tagsOf(tags))).toBe(expected);
});

it.each([
  ['highway=pedestrian, area=yes', true],
  ['highway=pedestrian', false],
  ['highway=service, area=yes', true],
  ['highway=footway, footway=crossing, area=yes', true],
  ['public_transport=platform', true],
  ['highway=platform', true],
  ['railway=platform, area=no', false],
  ['highway=elevator', true],
  ['indoor=corridor', true],
  ['highway=footway, indoor=corridor', false],
  ['highway=steps, area=yes', false],
  ['highway=footway, conveying=yes, area=yes', false],
])('%s closed is walked across: %s', (tags, expected) => {
  expect(isArea(tagsOf(tags), roadOf(tagsOf(tags))!)).toBe(expected);
});

it.each([
  ['type=multipolygon, highway=pedestrian', 'pedestrian'],
  ['type=multipolygon, indoor=corridor', 'corridor'],
  ['type=multipolygon, highway=steps', undefined],
  ['type=multipolygon, building=yes', undefined],
  ['type=route, highway=pedestrian', undefined],
])('a relation with %s is walked across as %s', (tags, expected) => {
  const road = areaRoadOf(tagsOf(tags));
  expect(road?.class).toBe(expected);
  if (road) expect(road.flags & ROAD_FLAGS.area).toBe(ROAD_FLAGS.area);
});
