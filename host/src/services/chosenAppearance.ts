import { APPEARANCES, type Appearance } from '@halte/contract';

/** The appearance that a device has stored; `system` where it has none, or an unknown one. */
export function chosenAppearance(stored: string | null): Appearance {
  return APPEARANCES.find((appearance) => appearance === stored) ?? 'system';
}
