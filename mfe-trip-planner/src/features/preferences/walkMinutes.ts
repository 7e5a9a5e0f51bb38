import type { Preferences } from './model.ts';

/** Metres a second, as the backend walks. */
const NORMAL = 1.25;
const SPEEDS: ReadonlyMap<string, number> = new Map([
  ['slow', 0.9],
  ['fast', 1.6],
]);

/** How long so many metres take at the speed that is chosen. */
export function walkMinutes(metres: number, { sections }: Preferences): number {
  const walkSpeed = sections.flatMap(({ options }) => options).find(({ key }) => key === 'walkSpeed');
  const speed = (walkSpeed?.type === 'criterion' && SPEEDS.get(walkSpeed.selectedKey)) || NORMAL;
  return Math.ceil(metres / speed / 60);
}
