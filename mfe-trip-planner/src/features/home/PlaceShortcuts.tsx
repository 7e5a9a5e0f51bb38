import { whenIdle } from '@halte/contract';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { PlaceShortcutsProps } from '../favourites/placeShortcutsProps.ts';

interface Loaded {
  readonly Lists: ComponentType<PlaceShortcutsProps>;
}

const LATEST_MS = 1000;
let loaded: Loaded | null = null;

async function load(): Promise<Loaded> {
  const { loadPlaceShortcuts } = await import(/* webpackChunkName: "after-fields" */ './loadPlaceShortcuts.ts');
  loaded = await loadPlaceShortcuts();
  return loaded;
}

/** The traveller's favourites and recent places, one tap away. Loaded once the form is usable, and shown below it. */
export function PlaceShortcuts(props: PlaceShortcutsProps) {
  const [known, setKnown] = useState(loaded);
  // A trip can be planned without them.
  useEffect(() => {
    if (known) return undefined;
    const show = (lists: Loaded) => startTransition(() => setKnown(lists));
    return whenIdle(() => void load().then(show, () => null), { timeout: LATEST_MS });
  }, [known]);
  return known && <known.Lists {...props} />;
}
