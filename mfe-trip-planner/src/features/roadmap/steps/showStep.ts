import type { SelectedPath } from '@halte/map-core';
import type { MapCore } from '@halte/map-core/lazy';
import { lineOfStep } from './lineOfStep.ts';

/** Close enough for a lift or a door. */
const STEP_ZOOM = 19;

/** Marks a step and zooms to it. Where the map has no line of it, such as before the details are drawn, its section stands out instead. */
export function showStep(map: MapCore, path: Required<SelectedPath>): void {
  const { mapState } = map;
  map.selectSection(path.journeyId, path.sectionIndex);
  const line = lineOfStep({ ...mapState, selectedPath: path });
  const [first] = line;
  if (!first) return;
  mapState.selectedPath = path;
  const [lat, lon] = first;
  if (line.every((at) => at[0] === lat && at[1] === lon)) map.focusPoint({ lat, lon }, STEP_ZOOM);
  else map.focusBounds(map.boundsAround(line));
}
