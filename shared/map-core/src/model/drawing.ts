import { type JourneyMark, lookedAt, marksOf } from './journeyMarks.ts';
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
  /** Where the way is not known: the straight line between its ends, which is not drawn as a way. */
  readonly isStraight: boolean;
}

/** A line's badge, beside the middle of its ride. */
export interface RideBadge extends LatLon {
  readonly key: string;
  readonly text: string;
  readonly color: string;
  readonly textColor: string;
  /** The side of the line on which it stands: a direction of length 1 on the screen, `y` downwards. */
  readonly side: Side;
  /** Elsewhere along its ride, the best place first, for where the middle is taken. */
  readonly others: readonly LatLon[];
}

export interface Side {
  readonly x: number;
  readonly y: number;
}

/** Many lines that are drawn as one: a map with thirty journeys has few things to draw for all but one of them. */
export type Lines = readonly (readonly Position[])[];

/** Lines of one colour; null for what is done without a vehicle. */
export interface ColoredLines {
  readonly color: string | null;
  readonly lines: Lines;
}

export interface JourneyDrawing {
  /** Id of the selected journey; null for none. */
  readonly id: string | null;
  /** The other journeys, under all else, by colour. Where several take the same way, it is there once. */
  readonly faint: readonly ColoredLines[];
  readonly strokes: readonly Stroke[];
  /** The return of the journey that is looked at, below it. */
  readonly returnStrokes: readonly Stroke[];
  readonly marks: readonly JourneyMark[];
  readonly badges: readonly RideBadge[];
  readonly ends: { readonly from: NamedPosition; readonly to: NamedPosition } | null;
}

const NOTHING: JourneyDrawing = {
  id: null,
  faint: [],
  strokes: [],
  returnStrokes: [],
  marks: [],
  badges: [],
  ends: null,
};

/** Tells ways apart without reading all of them: two with the same ends, the same middle and as many points are one. */
function wayKey(geometry: readonly Position[]): string {
  const at = (index: number) => geometry[index]?.join(',');
  return [geometry.length, at(0), at(geometry.length >> 1), at(geometry.length - 1)].join(' ');
}

/** The ways that these journeys take, each part of them once: a line that leaves every ten minutes takes the same streets each time. */
function waysOf(journeys: readonly MapJourney[]): readonly MapJourneySection[] {
  const once = new Map<string, MapJourneySection>();
  for (const { sections } of journeys) {
    for (const section of sections) if (section.geometry.length >= 2) once.set(wayKey(section.geometry), section);
  }
  return [...once.values()];
}

export function linesOf(journeys: readonly MapJourney[]): Lines {
  return waysOf(journeys).map(({ geometry }) => geometry);
}

/** The same by colour. What is done without a vehicle is left out: many straight dotted lines would hide the ground. */
function coloredLinesOf(journeys: readonly MapJourney[]): readonly ColoredLines[] {
  const byColor = new Map<string, (readonly Position[])[]>();
  for (const { kind, color, geometry } of waysOf(journeys)) {
    if (kind !== 'ride' || color === undefined) continue;
    byColor.set(color, [...(byColor.get(color) ?? []), geometry]);
  }
  return [...byColor].map(([color, lines]) => ({ color, lines }));
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
            isStraight: section.kind !== 'ride' && section.geometry.length === 2,
          },
        ],
  );
}

/** From one position to the next, in degrees of equal length on the screen. */
function stepOf([fromLat, fromLon]: Position, [lat, lon]: Position): Side {
  return { x: (lon - fromLon) * Math.cos((lat * Math.PI) / 180), y: fromLat - lat };
}

/** Across the line between its quarters, upwards: its general direction, not that of a bend in its middle. */
export function sideOf(geometry: readonly Position[]): Side {
  const at = (share: number) => geometry[Math.round((geometry.length - 1) * share)]!;
  if (geometry.length < 2) return { x: 0, y: -1 };
  const { x, y } = stepOf(at(geometry.length > 4 ? 0.25 : 0), at(geometry.length > 4 ? 0.75 : 1));
  const length = Math.hypot(x, y);
  if (length === 0) return { x: 0, y: -1 };
  const sign = x > 0 || (x === 0 && y < 0) ? -1 : 1;
  return { x: (sign * -y) / length + 0, y: (sign * x) / length + 0 };
}

/** The position half-way along, or at another share of it, measured in degrees: near enough to set a badge beside the line. */
export function pointAlong(geometry: readonly Position[], share = 0.5): LatLon | null {
  const lengths = geometry.slice(1).map(([lat, lon], index) => {
    const [fromLat, fromLon] = geometry[index]!;
    return Math.hypot(lat - fromLat, (lon - fromLon) * Math.cos((lat * Math.PI) / 180));
  });
  let left = lengths.reduce((sum, length) => sum + length, 0) * share;
  for (const [index, length] of lengths.entries()) {
    if (length >= left && length > 0) {
      const [fromLat, fromLon] = geometry[index]!;
      const [toLat, toLon] = geometry[index + 1]!;
      const part = left / length;
      return { lat: fromLat + (toLat - fromLat) * part, lon: fromLon + (toLon - fromLon) * part };
    }
    left -= length;
  }
  const [first] = geometry;
  return first ? { lat: first[0], lon: first[1] } : null;
}

const OTHER_SHARES = [0.35, 0.65, 0.2, 0.8];

function badgesOf(journey: MapJourney): RideBadge[] {
  return journey.sections.flatMap((section, index) => {
    const at = pointAlong(section.geometry);
    if (!at || !section.shortName || !section.color || !section.textColor) return [];
    const { shortName: text, color, textColor } = section;
    const others = OTHER_SHARES.flatMap((share) => pointAlong(section.geometry, share) ?? []);
    return [{ key: `${journey.id}/${index}`, text, color, textColor, side: sideOf(section.geometry), others, ...at }];
  });
}

/** One badge for a line that is taken both ways: the two would stand on each other. */
function withoutRepeats(badges: readonly RideBadge[]): RideBadge[] {
  return badges.filter(({ text }, index) => badges.findIndex((badge) => badge.text === text) === index);
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
  const { selected, back } = lookedAt(journeys, selectedId);
  const faint = coloredLinesOf(journeys.filter((journey) => journey !== selected && journey !== back));
  if (!selected) return { ...NOTHING, faint, ends: { from: first.from, to: first.to } };
  const section = path?.journeyId === selected.id ? path.sectionIndex : null;
  return {
    id: selected.id,
    faint,
    strokes: strokesOf(selected, (index) => (section === null || section === index ? 'strong' : 'dimmed')),
    returnStrokes: back ? strokesOf(back, () => 'strong') : [],
    marks: marksOf(journeys, selectedId),
    badges: back ? withoutRepeats([...badgesOf(selected), ...badgesOf(back)]) : badgesOf(selected),
    ends: { from: selected.from, to: selected.to },
  };
}

/** In equal degrees: only two distances are compared. */
function distanceOf(one: LatLon, other: LatLon): number {
  const { x, y } = stepOf([one.lat, one.lon], [other.lat, other.lon]);
  return Math.hypot(x, y);
}

/** Whether these ends are those of a return: it begins where the trip ends. A stays where the traveller sets out. */
function isWayBack(markers: readonly MapMarker[], { from, to }: NonNullable<JourneyDrawing['ends']>): boolean {
  const home = markers.find(({ role }) => role === 'DEPARTURE');
  return home !== undefined && distanceOf(home, to) < distanceOf(home, from);
}

/**
 * Pins of a trip: where a journey begins and ends if there is one, else the places it was asked for; its via and other places always. A pin
 * that stands for the same end keeps its id: it moves, and is not another.
 */
export function pinsOf(markers: readonly MapMarker[], ends: JourneyDrawing['ends']): readonly MapMarker[] {
  if (!ends) return markers;
  const isBack = isWayBack(markers, ends);
  const pin = (role: 'DEPARTURE' | 'ARRIVAL', at: NamedPosition): MapMarker => ({
    ...at,
    id: markers.find((marker) => marker.role === role)?.id ?? `journey-${role}`,
    role,
  });
  return [
    ...markers.filter(({ role }) => role !== 'DEPARTURE' && role !== 'ARRIVAL'),
    pin('DEPARTURE', isBack ? ends.to : ends.from),
    pin('ARRIVAL', isBack ? ends.from : ends.to),
  ];
}
