import type { DemoGbfs } from './gbfs/demoGbfs.ts';
import type { Simulation } from './live/simulation.ts';

/** What the made-up city publishes besides its timetable, as operators do. */
export interface DemoCity {
  readonly simulation: Simulation;
  readonly gbfs: DemoGbfs;
}
