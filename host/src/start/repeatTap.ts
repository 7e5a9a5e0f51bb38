declare global {
  interface Window {
    /** The target of the last tap, noted by the script in the page (`host/server/page/firstTap.ts`) until this module runs. */
    halteTap?: unknown;
  }
}

export interface RepeatedTap {
  /** From now on taps are answered where they are made. */
  takenOver(): void;
  /** Repeats the last tap that was made before, if what was tapped is still there. */
  repeat(): void;
}

/** Elements that do something only with their code, and whose state a second tap does not turn back. Links work without. */
const TAPPED = 'button, input:not([type="checkbox"], [type="radio"])';

/**
 * Keeps the last tap on a button or a field whose code is not there yet. A form is sent by the browser until this function runs; from then on its
 * submission waits for the code, which is on its way.
 */
export function repeatTap(root: HTMLElement): RepeatedTap {
  let tapped: HTMLElement | null = null;
  let latest: Event | null = null;

  function note(target: unknown): void {
    const element = target instanceof Element ? target.closest<HTMLElement>(TAPPED) : null;
    tapped = element !== null && root.contains(element) ? element : null;
  }

  note(window.halteTap);
  window.onclick = null;
  const holdForm = (event: Event) => {
    if (event.target instanceof Node && root.contains(event.target)) event.preventDefault();
  };
  const onClick = (event: Event) => {
    latest = event;
    note(event.target);
  };
  // Before the listeners of React, which stops events in what it has not taken over.
  window.addEventListener('submit', holdForm, true);
  window.addEventListener('click', onClick, true);

  function takenOver(): void {
    // React takes over what is tapped when the code is there, while the event is on its way, and answers it.
    if (latest !== null && latest.eventPhase !== Event.NONE) tapped = null;
    latest = null;
    window.removeEventListener('submit', holdForm, true);
    window.removeEventListener('click', onClick, true);
  }

  return {
    takenOver,
    repeat() {
      takenOver();
      if (tapped?.isConnected) tapped.click();
      tapped = null;
    },
  };
}
