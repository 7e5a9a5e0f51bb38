import { type Box, overlap } from './boxes.ts';
import type { JourneyDrawing, RideBadge } from './drawing.ts';
import { worldPixel } from './projected.ts';
import type { LatLon } from './types.ts';

/** Size of a badge, in CSS pixels. */
const LETTER = 8;
const PADDING = 8;
const HALF_HEIGHT = 13;
/** Between the line and the badge. */
const GAP = 8;

/** A pin stands on its end. */
const PIN = { halfWidth: 16, halfHeight: 21, middleAbove: 19 } as const;

function boxOfBadge({ text, side }: RideBadge, at: LatLon, zoom: number): Box {
  const { x, y } = worldPixel(at, zoom);
  const halfWidth = PADDING + (text.length * LETTER) / 2;
  return {
    x: x + side.x * (halfWidth + GAP),
    y: y + side.y * (HALF_HEIGHT + GAP),
    halfWidth,
    halfHeight: HALF_HEIGHT,
  };
}

function boxOfPin(end: LatLon, zoom: number): Box {
  const { x, y } = worldPixel(end, zoom);
  return { x, y: y - PIN.middleAbove, halfWidth: PIN.halfWidth, halfHeight: PIN.halfHeight };
}

/** The badges where they cover neither each other nor a pin at this zoom: elsewhere on the same side, then on the other side; none without room. */
export function placedBadges(badges: readonly RideBadge[], ends: JourneyDrawing['ends'], zoom: number): RideBadge[] {
  const taken = ends ? [boxOfPin(ends.from, zoom), boxOfPin(ends.to, zoom)] : [];
  return badges.flatMap((badge) => {
    const places = [badge, ...badge.others];
    const opposite = { ...badge, side: { x: -badge.side.x, y: -badge.side.y } };
    for (const way of [badge, opposite]) {
      for (const { lat, lon } of places) {
        const box = boxOfBadge(way, { lat, lon }, zoom);
        if (taken.some((other) => overlap(box, other))) continue;
        taken.push(box);
        return [{ ...way, lat, lon }];
      }
    }
    return [];
  });
}
