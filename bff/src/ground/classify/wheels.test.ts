import { tagsOf } from '../testing/tags.ts';
import { ROAD_FLAGS, type RoadClass } from './roads.ts';
import { WHEEL_FLAGS, wheelsOf } from './wheels.ts';

function said(tags: string, roadClass: RoadClass = 'footway', flags = 0): string {
  const wheels = wheelsOf(tagsOf(tags), { class: roadClass, flags });
  return Object.entries(WHEEL_FLAGS)
    .flatMap(([name, bit]) => (wheels & bit ? name : []))
    .join(' ');
}

it.each([
  ['highway=footway', ''],
  ['wheelchair=yes, surface=sand, width=0.5, incline=20%', 'known ramp'],
  ['wheelchair=designated', 'known ramp'],
  ['wheelchair=no, surface=asphalt', 'known closed'],
  ['wheelchair=limited', 'known'],
  ['wheelchair=limited, surface=sett', 'known slow'],
  ['surface=asphalt', 'known'],
  ['surface=mud', 'known closed'],
  ['surface=gravel', 'known slow'],
  ['smoothness=bad', 'known slow'],
  ['smoothness=very_bad', 'known closed'],
  ['smoothness=good, surface=cobblestone', 'known slow'],
  ['width=0.79', 'known closed'],
  ['width=0.8', 'known'],
  ['width=0.7 m', 'known closed'],
  ['width=narrow', ''],
  ['width=1e-3', ''],
  ['incline=up', ''],
  ['incline=6%', 'known'],
  ['incline=6.1 %', 'known steep'],
  ['incline=-8', 'known steep'],
  ['incline=-10.5%', 'known closed steep'],
  ['incline=10%', 'known steep'],
  ['incline=Infinity', ''],
  ['ramp:wheelchair=yes', 'known ramp'],
  ['ramp:wheelchair=no', ''],
  ['kerb=raised', 'known closed'],
  ['kerb=lowered', 'known'],
])('%s: %s', (tags, expected) => {
  expect(said(tags)).toBe(expected);
});

it('knows the surface of a street only where walkers have no sidewalk', () => {
  expect(said('surface=sett', 'residential')).toBe('');
  expect(said('surface=sett, width=0.5', 'residential')).toBe('known closed');
  expect(said('surface=sett', 'residential', ROAD_FLAGS.noSidewalk)).toBe('known slow');
  expect(said('surface=sett', 'livingStreet')).toBe('known slow');
});
