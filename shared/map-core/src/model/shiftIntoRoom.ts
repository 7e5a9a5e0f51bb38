/** A stretch along one axis, in CSS pixels. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The name still begins or ends above its pin. */
const OVERLAP = 16;

/**
 * How far a name that is centred below its pin moves, so that no edge of the free part of the map cuts it. What is wider than that part shows its
 * beginning. A name does not leave its pin, not even where a panel covers the pin.
 */
export function shiftIntoRoom(name: Stretch, room: Stretch): number {
  const most = Math.max(0, (name.end - name.start) / 2 - OVERLAP);
  const [toStart, toEnd] = [room.start - name.start, room.end - name.end];
  const shift = toStart > 0 ? toStart : Math.max(Math.min(0, toEnd), toStart);
  return Math.max(-most, Math.min(most, shift));
}
