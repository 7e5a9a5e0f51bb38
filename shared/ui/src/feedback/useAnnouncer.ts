import { useEffect, useState } from 'react';
import css from '../text/VisuallyHidden.module.css';

let regions: readonly [HTMLElement, HTMLElement] | null = null;
let turn = 0;
/** Who has said what stands in the regions. */
let speaker: object | null = null;

function region(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = css.hidden ?? '';
  document.body.append(element);
  return element;
}

/** Has a screen reader say something. Two regions take turns, so that the same sentence is said again. */
function announce(message: string): void {
  if (!regions?.[0].isConnected) regions = [region(), region()];
  const [spoken, silent] = turn === 0 ? regions : [regions[1], regions[0]];
  turn = 1 - turn;
  silent.textContent = '';
  spoken.textContent = message;
}

function createAnnouncer() {
  const self = {};
  return {
    say(message: string): void {
      announce(message);
      speaker = self;
    },
    /** Takes away what it has said last, unless somebody else has spoken since. */
    leave(): void {
      if (speaker !== self) return;
      for (const element of regions ?? []) element.textContent = '';
      speaker = null;
    },
  };
}

/**
 * The function is always the same one; call it from events and effects, never while rendering. What it has said goes with the component: who
 * reads on in the next screen must not come upon it.
 */
export function useAnnouncer(): (message: string) => void {
  const [announcer] = useState(createAnnouncer);
  useEffect(() => announcer.leave, [announcer]);
  return announcer.say;
}
