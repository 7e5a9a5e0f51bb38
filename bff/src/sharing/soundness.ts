/** Checks whether a system that was parsed is usable. */
import type { SourceHealth } from '../realtime/resolve/model.ts';
import { GbfsError } from './gbfs/documents.ts';
import type { System } from './gbfs/system.ts';

const countOf = ({ warnings }: System, wanted: string) => warnings.find(({ code }) => code === wanted)?.count ?? 0;

/** @throws GbfsError if nothing in it is usable, so that the previous data stays in use. */
export function checkSound(system: System): System {
  const [odd, silent] = [countOf(system, 'odd-station'), countOf(system, 'odd-status')];
  const stations = [...system.stations.values()];
  if (odd > 0 && stations.length === 0)
    throw new GbfsError('nothing-usable', `None of its ${odd} stations has an id and a place on the globe.`);
  if (silent > 0 && stations.every(({ availability }) => availability === null))
    throw new GbfsError('nothing-usable', `None of its ${silent} stations says in numbers what stands there.`);
  return system;
}

/** Adds warnings about what was left out of the system; a problem if that is more than half of its stations. */
export function soundnessOf(health: SourceHealth, system: System | undefined): SourceHealth {
  if (!system || system.warnings.length === 0) return health;
  const odd = countOf(system, 'odd-station');
  const total = odd + system.stations.size;
  const problem = odd * 2 > total ? `Of its ${total} stations, ${odd} have no id or no place on the globe.` : null;
  return { ...health, warnings: system.warnings, problem: health.problem ?? problem };
}
