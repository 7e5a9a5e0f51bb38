import type { SelectedPath } from '@halte/map-core';
import { useMapCore } from '@halte/map-core/lazy';
import { proxy, useSnapshot } from 'valtio';

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
  const { selectedPath } = useSnapshot(map?.mapState ?? NO_MAP);
  return {
    shown: selectedPath?.journeyId === journeyId ? selectedPath : null,
    show: (section, step) => map?.selectSection(journeyId, section, step),
  };
}
