import type { Preferences } from '@halte/contract/trip';

/** Walking speed of the backend, in metres per second. */
const NORMAL = 1.25;
const SPEEDS: ReadonlyMap<string, number> = new Map([
  ['slow', 0.9],
  ['fast', 1.6],
]);

/** Walking time of a distance in metres at the chosen speed. */
export function walkMinutes(metres: number, { sections }: Preferences): number {
  const walkSpeed = sections.flatMap(({ options }) => options).find(({ key }) => key === 'walkSpeed');
  const speed = (walkSpeed?.type === 'criterion' && SPEEDS.get(walkSpeed.selectedKey)) || NORMAL;
  return Math.ceil(metres / speed / 60);
}
