import { whenIdle } from '@halte/contract';
import { type ComponentType, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PlaceShortcutsProps } from '../favourites/placeShortcutsProps.ts';
import { HomeShell } from './HomeShell.tsx';
import type { HomePartsProps, Wanted } from './homePartsProps.ts';

interface Loaded {
  readonly Lists: ComponentType<HomePartsProps>;
}

const LATEST_MS = 1000;
let loaded: Loaded | null = null;

/** Loads what asks the backend. */
export async function loadHomeParts(): Promise<Loaded> {
  const { loadPlaceShortcuts } = await import(/* webpackChunkName: "after-fields" */ './loadPlaceShortcuts.ts');
  loaded = await loadPlaceShortcuts();
  return loaded;
}

/** For tests, whose pages follow each other in one document. */
export function forgetHomeParts(): void {
  loaded = null;
}

/**
 * The traveller's favourites, what leaves around them, and recent places, below the form. What asks the backend is loaded once the form is usable; what
 * is tapped before is done then.
 */
export function PlaceShortcuts(props: PlaceShortcutsProps) {
  const [known, setKnown] = useState(loaded);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const focusedId = useRef('');

  // A trip can be planned without them.
  useEffect(() => {
    if (known) return undefined;
    const show = (parts: Loaded) => {
      focusedId.current = document.activeElement?.id ?? '';
      startTransition(() => setKnown(parts));
    };
    const load = () => void loadHomeParts().then(show, () => null);
    return wanted ? load() : whenIdle(load, { timeout: LATEST_MS });
  }, [known, wanted]);

  // The parts have the elements of the shell once more.
  useLayoutEffect(() => {
    const { current: id } = focusedId;
    if (known && id && document.activeElement === document.body) {
      document.getElementById(id)?.focus({ preventScroll: true });
    }
  }, [known]);

  return known ? <known.Lists {...props} wanted={wanted} /> : <HomeShell onWanted={setWanted} />;
}
