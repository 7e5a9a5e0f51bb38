import type {
  LatLon,
  MapJourney,
  MapJourneySection,
  MapMarker,
  NamedPosition,
  Position,
  SelectedPath,
} from './types.ts';

/** A line to draw: `strong` is what the traveller looks at. */
export interface Stroke {
  readonly kind: 'ride' | 'walk' | 'bike';
  readonly emphasis: 'strong' | 'dimmed';
  readonly color: string | null;
  readonly geometry: readonly Position[];
}

/** What stands on the lines of the journey that is looked at. */
export interface JourneyMark {
  readonly kind: 'stop' | 'end';
  readonly color: string | null;
  readonly at: NamedPosition;
}

/** A line's badge, in the middle of its ride. */
export interface RideBadge extends LatLon {
  readonly key: string;
  readonly text: string;
  readonly color: string;
  readonly textColor: string;
}

/** Many lines that are drawn as one: a map with thirty journeys has one thing to draw for all but one of them. */
export type Lines = readonly (readonly Position[])[];

export interface JourneyDrawing {
  /** The other journeys, under all else. Where several take the same way, it is there once. */
  readonly faint: Lines;
  readonly strokes: readonly Stroke[];
  readonly marks: readonly JourneyMark[];
  readonly badges: readonly RideBadge[];
  readonly ends: { readonly from: NamedPosition; readonly to: NamedPosition } | null;
}

const NOTHING: JourneyDrawing = { faint: [], strokes: [], marks: [], badges: [], ends: null };

/** Tells ways apart without reading all of them: two with the same ends, the same middle and as many points are one. */
function wayKey(geometry: readonly Position[]): string {
  const at = (index: number) => geometry[index]?.join(',');
  return [geometry.length, at(0), at(geometry.length >> 1), at(geometry.length - 1)].join(' ');
}

/** The way that these journeys take, each part of it once: a line that leaves every ten minutes takes the same streets each time. */
export function linesOf(journeys: readonly MapJourney[]): Lines {
  const once = new Map<string, readonly Position[]>();
  for (const { sections } of journeys) {
    for (const { geometry } of sections) if (geometry.length >= 2) once.set(wayKey(geometry), geometry);
  }
  return [...once.values()];
}

function strokesOf(journey: MapJourney, emphasisOf: (index: number) => Stroke['emphasis']): Stroke[] {
  return journey.sections.flatMap((section, index) =>
    section.kind === 'wait' || section.geometry.length < 2
      ? []
      : [
          {
            kind: section.kind,
            emphasis: emphasisOf(index),
            color: section.color ?? null,
            geometry: section.geometry,
          },
        ],
  );
}

function marksOf(section: MapJourneySection): JourneyMark[] {
  const stops = section.stops ?? [];
  return stops.map((at, index) => ({
    kind: index === 0 || index === stops.length - 1 ? 'end' : 'stop',
    color: section.color ?? null,
    at,
  }));
}

/** The position half-way along, measured in degrees: near enough to set a badge on the line. */
export function midpoint(geometry: readonly Position[]): LatLon | null {
  const lengths = geometry.slice(1).map(([lat, lon], index) => {
    const [fromLat, fromLon] = geometry[index]!;
    return Math.hypot(lat - fromLat, (lon - fromLon) * Math.cos((lat * Math.PI) / 180));
  });
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [index, length] of lengths.entries()) {
    if (length >= left && length > 0) {
      const [fromLat, fromLon] = geometry[index]!;
      const [toLat, toLon] = geometry[index + 1]!;
      const share = left / length;
      return { lat: fromLat + (toLat - fromLat) * share, lon: fromLon + (toLon - fromLon) * share };
    }
    left -= length;
  }
  const [first] = geometry;
  return first ? { lat: first[0], lon: first[1] } : null;
}

function badgesOf(journey: MapJourney): RideBadge[] {
  return journey.sections.flatMap((section, index) => {
    const at = midpoint(section.geometry);
    if (!at || !section.shortName || !section.color || !section.textColor) return [];
    const { shortName: text, color, textColor } = section;
    return [{ key: `${journey.id}/${index}`, text, color, textColor, ...at }];
  });
}

/**
 * The selected journey strong and complete, the others faint below it. With none selected all are faint, and the ends are those of the
 * first: the journeys of one search share them.
 */
export function drawJourneys(
  journeys: readonly MapJourney[],
  selectedId: string | null,
  path: SelectedPath | null,
): JourneyDrawing {
  const [first] = journeys;
  if (!first) return NOTHING;
  const selected = journeys.find(({ id }) => id === selectedId);
  const faint = linesOf(journeys.filter((journey) => journey !== selected));
  if (!selected) return { ...NOTHING, faint, ends: { from: first.from, to: first.to } };
  const section = path?.journeyId === selected.id ? path.sectionIndex : null;
  return {
    faint,
    strokes: strokesOf(selected, (index) => (section === null || section === index ? 'strong' : 'dimmed')),
    marks: selected.sections.flatMap(marksOf),
    badges: badgesOf(selected),
    ends: { from: selected.from, to: selected.to },
  };
}

/**
 * Pins of a trip: where a journey begins and ends if there is one, else the places it was asked for; its via and other places always. A pin
 * that stands for the same end keeps its id: it moves, and is not another.
 */
export function pinsOf(markers: readonly MapMarker[], ends: JourneyDrawing['ends']): readonly MapMarker[] {
  if (!ends) return markers;
  const pin = (role: 'DEPARTURE' | 'ARRIVAL', at: NamedPosition): MapMarker => ({
    ...at,
    id: markers.find((marker) => marker.role === role)?.id ?? `journey-${role}`,
    role,
  });
  return [
    ...markers.filter(({ role }) => role !== 'DEPARTURE' && role !== 'ARRIVAL'),
    pin('DEPARTURE', ends.from),
    pin('ARRIVAL', ends.to),
  ];
}
