import { distancePixels } from './near.ts';
import type { LatLon, MapJourney, MapJourneySection, MapState, RideStop } from './types.ts';

/** Marks on the lines of the selected journey. */
export interface JourneyMark {
  /** `end`: where the traveller boards or leaves a vehicle. */
  readonly kind: 'stop' | 'end';
  readonly color: string | null;
  readonly at: RideStop;
}

interface LookedAt {
  readonly selected: MapJourney | undefined;
  readonly back: MapJourney | undefined;
}

/** The selected journey, and its return where that is on the map too. */
export function lookedAt(journeys: readonly MapJourney[], selectedId: string | null): LookedAt {
  const selected = journeys.find(({ id }) => id === selectedId);
  return { selected, back: selected && journeys.find((journey) => journey.isReturn && journey !== selected) };
}

function marksOfSection({ stops = [], color }: MapJourneySection): JourneyMark[] {
  const kind = (index: number) => (index === 0 || index === stops.length - 1 ? 'end' : 'stop');
  return stops.map((at, index) => ({ kind: kind(index), color: color ?? null, at }));
}

/** The stops of the selected journey, and of its return those where the traveller boards or leaves. */
export function marksOf(journeys: readonly MapJourney[], selectedId: string | null): JourneyMark[] {
  const { selected, back } = lookedAt(journeys, selectedId);
  return [
    ...(back?.sections.flatMap(marksOfSection).filter(({ kind }) => kind === 'end') ?? []),
    ...(selected?.sections.flatMap(marksOfSection) ?? []),
  ];
}

export type JourneyThings = Pick<MapState, 'tripPlannerJourneys' | 'selectedJourneyId' | 'zoom'>;

/** Stop areas of the journey that is looked at, the nearest first, each once, and how far they are in CSS pixels. */
function stopsNear(
  { tripPlannerJourneys, selectedJourneyId, zoom }: JourneyThings,
  at: LatLon,
  pixels: number,
  kind?: JourneyMark['kind'],
): readonly { readonly id: string; readonly distance: number }[] {
  const near = marksOf(tripPlannerJourneys, selectedJourneyId)
    .filter((mark) => kind === undefined || mark.kind === kind)
    .flatMap(({ at: { stopAreaId: id, ...stop } }) =>
      id === undefined ? [] : [{ id, distance: distancePixels(stop, at, zoom) }],
    )
    .filter(({ distance }) => distance <= pixels)
    .sort((one, other) => one.distance - other.distance);
  return near.filter(({ id }, index) => near.findIndex((one) => one.id === id) === index);
}

/** The stop area within `tolerance` CSS pixels where the traveller boards or leaves a vehicle of the journey that is looked at. */
export function rideEndAt(things: JourneyThings, at: LatLon, tolerance: number): string | null {
  return stopsNear(things, at, tolerance, 'end')[0]?.id ?? null;
}

/** Any stop area of that journey. One of several that are close together on the map is not meant: there the way is. */
export function rideStopAt(things: JourneyThings, at: LatLon, tolerance: number): string | null {
  const [nearest, another] = stopsNear(things, at, 2 * tolerance);
  return nearest && !another && nearest.distance <= tolerance ? nearest.id : null;
}
