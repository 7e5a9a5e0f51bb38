/** What one walks through and where to turn, in the box of all icons. */
import type { Icon } from '@halte/ui';
import type { ComponentProps } from 'react';
import type { WalkStep } from '../../../trip/detailedJourney.ts';

type IconNode = ComponentProps<typeof Icon>['of'];

const path = (...lines: readonly string[]): IconNode => lines.map((d) => ['path', { d }]);

/** Straight on: turned by {@link TURN_DEGREES}. */
const ARROW = path('M12 20V5', 'M6 11l6-6 6 6');

export const TURN_DEGREES: Readonly<Partial<Record<WalkStep['turn'], number>>> = {
  slightLeft: -45,
  left: -90,
  sharpLeft: -135,
  slightRight: 45,
  right: 90,
  sharpRight: 135,
};

const OF_KINDS: Readonly<Partial<Record<WalkStep['kind'], IconNode>>> = {
  stairs: path('M3 20h4.5v-4.5H12V11h4.5V6.5H21'),
  escalator: path('M2 20h6L18 10h4', 'M9 14V8', 'M9 4v.01'),
  lift: path('M5 3h14v18H5z', 'M9 10l3-3 3 3', 'M9 14l3 3 3-3'),
  entrance: path('M3 21h18', 'M6 21V3h12v18', 'M14 12v.01'),
  crossing: path('M4 5v14', 'M9.3 5v14', 'M14.7 5v14', 'M20 5v14'),
};

const START = path('M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z');
const ARRIVAL = path('M5 21V4h13l-3 4 3 4H5');

/** @returns the icon, and the degrees by which it is turned to the right. */
export function walkIcon({ kind, turn }: WalkStep): { readonly icon: IconNode; readonly degrees: number } {
  const ofKind = OF_KINDS[kind];
  if (ofKind) return { icon: ofKind, degrees: 0 };
  if (turn === 'start') return { icon: START, degrees: 0 };
  if (turn === 'arrive') return { icon: ARRIVAL, degrees: 0 };
  return { icon: ARROW, degrees: TURN_DEGREES[turn] ?? 0 };
}
