import { nextTask } from '@halte/contract';

/** Loads the map with Leaflet, and runs its code in parts, each in a task of its own. */
export async function loadCanvas() {
  const { runLeaflet, runReactLeaflet, runCanvas } = await import('./leaflet/parts.ts');
  for (const run of [runLeaflet, runReactLeaflet]) {
    await nextTask();
    await run();
  }
  await nextTask();
  const { MapCanvas } = await runCanvas();
  return MapCanvas;
}
