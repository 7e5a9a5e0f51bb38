import { useEffect, useState } from 'react';
import css from '../text/VisuallyHidden.module.css';

let regions: readonly [HTMLElement, HTMLElement] | null = null;
let turn = 0;
/** The component whose message is in the regions. */
let speaker: object | null = null;

function region(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = css.hidden ?? '';
  document.body.append(element);
  return element;
}

/** Announces to screen readers. Two regions take turns, so that an equal message is announced again. */
function announce(message: string): void {
  if (!regions?.[0].isConnected) regions = [region(), region()];
  const [active, silent] = turn === 0 ? regions : [regions[1], regions[0]];
  turn = 1 - turn;
  silent.textContent = '';
  active.textContent = message;
}

function createAnnouncer() {
  const self = {};
  return {
    say(message: string): void {
      announce(message);
      speaker = self;
    },
    /** Clears its message, unless another component has announced one since. */
    leave(): void {
      if (speaker !== self) return;
      for (const element of regions ?? []) element.textContent = '';
      speaker = null;
    },
  };
}

/**
 * The function is always the same one; call it from events and effects, never while rendering. Unmounting clears
 * its message, so that a screen reader does not find it on the next screen.
 */
export function useAnnouncer(): (message: string) => void {
  const [announcer] = useState(createAnnouncer);
  useEffect(() => announcer.leave, [announcer]);
  return announcer.say;
}
