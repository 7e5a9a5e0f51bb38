import { whenIdle } from '@halte/contract';
import { type ComponentType, useEffect, useState } from 'react';
import type { PlaceShortcutsProps } from '../favourites/placeShortcutsProps.ts';

interface Loaded {
  readonly Lists: ComponentType<PlaceShortcutsProps>;
}

const LATEST_MS = 1000;
let loaded: Loaded | null = null;

async function load(): Promise<Loaded> {
  const { loadPlaceShortcuts } = await import('./loadPlaceShortcuts.ts');
  loaded = await loadPlaceShortcuts();
  return loaded;
}

/** What the traveller keeps and where they went before, one tap away. All of it comes once the form can be used, and stands below it. */
export function PlaceShortcuts(props: PlaceShortcutsProps) {
  const [known, setKnown] = useState(loaded);
  // Without them a trip can be planned all the same.
  useEffect(
    () => (known ? undefined : whenIdle(() => void load().then(setKnown, () => null), { timeout: LATEST_MS })),
    [known],
  );
  return known && <known.Lists {...props} />;
}
