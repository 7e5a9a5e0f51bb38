import { tagsOf } from '../testing/tags.ts';
import { CYCLING_FLAGS, cyclingOf } from './cycling.ts';

function said(tags: string): string {
  const cycling = cyclingOf(tagsOf(tags));
  return Object.entries(CYCLING_FLAGS)
    .flatMap(([name, bit]) => (cycling & bit ? name : []))
    .join(' ');
}

it.each([
  ['highway=residential', ''],
  ['bicycle=yes', 'open'],
  ['bicycle=designated', 'open designated'],
  ['bicycle=no', 'closed'],
  ['bicycle=dismount', 'closed'],
  ['bicycle=use_sidepath', 'closed'],
  ['bicycle=unknown', ''],
  ['access=private', 'closed'],
  ['vehicle=no', 'closed'],
  ['access=destination', ''],
  ['access=private, bicycle=permissive', 'open'],
  ['motorroad=yes', 'closed'],
  ['motorroad=yes, bicycle=yes', 'open'],
  ['oneway=yes', 'forward'],
  ['oneway=true', 'forward'],
  ['oneway=1', 'forward'],
  ['oneway=-1', 'backward'],
  ['oneway=reverse', 'backward'],
  ['oneway=no', ''],
  ['oneway=reversible', ''],
  ['junction=roundabout', 'forward'],
  ['junction=circular', 'forward'],
  ['junction=roundabout, oneway=no', ''],
  ['junction=roundabout, oneway=-1', 'backward'],
  ['junction=yes', ''],
  ['oneway=yes, oneway:bicycle=no', ''],
  ['junction=roundabout, oneway:bicycle=no', ''],
  ['oneway:bicycle=yes', 'forward'],
  ['oneway=yes, oneway:bicycle=-1', 'backward'],
  ['oneway=yes, cycleway=opposite', ''],
  ['oneway=yes, cycleway=opposite_lane, oneway:bicycle=yes', 'forward'],
  ['oneway=yes, cycleway:left=opposite_track', ''],
  ['oneway=yes, cycleway:right=opposite_share_busway', ''],
  ['oneway=yes, cycleway:both=opposite', ''],
  ['oneway=yes, cycleway=lane', 'forward'],
  ['surface=sett', 'cobbled'],
  ['surface=unhewn_cobblestone', 'cobbled'],
  ['surface=gravel', ''],
  ['incline=7%', 'climbs'],
  ['incline=6', ''],
  ['incline=-6.1 %', 'falls'],
  ['incline=-6', ''],
  ['incline=up', ''],
  ['ramp:bicycle=yes', 'ramp'],
  ['ramp=yes', ''],
])('%s: %s', (tags, expected) => {
  expect(said(tags)).toBe(expected);
});
