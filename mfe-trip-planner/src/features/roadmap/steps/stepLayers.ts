import type { MapSteps } from '@halte/map-core';
import { lineOfStep } from './lineOfStep.ts';

const BRAND = 'var(--c-brand-text)';

/** The layers of a step that is marked: a whole line above the dots of the walk, and a ring where it begins, which is all that a lift or a door has. */
export const stepLayers: MapSteps['layers'] = (shown) => {
  const line = lineOfStep(shown);
  const [start] = line;
  if (!start) return [];
  const lines = [line];
  const ring = [[start, start]];
  return [
    { key: 'casing', style: 'casing', weight: 12, color: null, lines },
    { key: 'casing of ring', style: 'casing', weight: 23, color: null, lines: ring },
    { key: 'line', style: 'line', weight: 7, color: BRAND, lines },
    { key: 'ring', style: 'line', weight: 18, color: BRAND, lines: ring },
    { key: 'fill', style: 'fill', weight: 8, color: null, lines: ring },
  ];
};
