import type { SelectedPath } from '@halte/map-core';
import { useMapCore } from '@halte/map-core/lazy';
import { useEffect } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';
import { showStep } from './showStep.ts';
import { stepAt } from './stepAt.ts';
import { stepLayers } from './stepLayers.ts';

/** How the map marks steps: other screens have none, so that it is no part of the map's own code. */
const STEPS = ref({ layers: stepLayers, at: stepAt });

/** Read until the map is loaded. */
const NO_MAP = proxy<{ readonly selectedPath: SelectedPath | null }>({ selectedPath: null });

export interface ShownStep {
  /** The step that is marked on the map: by the list, or by a tap on the map. */
  readonly shown: SelectedPath | null;
  /** Until the code of the map is loaded nothing is marked. */
  show(section: number, step: number): void;
}

/** @param isTold whether there are steps. */
export function useShownStep(journeyId: string, isTold: boolean): ShownStep {
  const map = useMapCore({ enabled: isTold, onError: () => undefined });
  useEffect(() => {
    if (map) map.mapState.steps = STEPS;
  }, [map]);
  const { selectedPath } = useSnapshot(map?.mapState ?? NO_MAP);
  return {
    shown: selectedPath?.journeyId === journeyId ? selectedPath : null,
    show: (section, step) => map && showStep(map, { journeyId, sectionIndex: section, step }),
  };
}
