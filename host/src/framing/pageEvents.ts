import { EVENTS, type HostServices } from '@halte/contract';
import type { ToFrame } from '../frame/protocol.ts';

const FORWARDED = [EVENTS.cartUpdated, EVENTS.localeChange];
/** For how long an event, such as a new item in the cart, is a reason for a header to open its cart. */
const RECENT_MS = 2000;

interface PageEvents {
  /** An event was sent shortly before. */
  isRecent(): boolean;
  stop(): void;
}

/** Sends the events of the page that a header in a frame needs. */
export function forwardPageEvents(services: HostServices, send: (message: ToFrame) => void): PageEvents {
  let sentAt = Number.NEGATIVE_INFINITY;

  function forward(event: Event): void {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null;
    try {
      sentAt = performance.now();
      send({ type: 'event', name: event.type, detail });
    } catch (error) {
      services.report(error, 'frame');
    }
  }

  for (const name of FORWARDED) window.addEventListener(name, forward);
  return {
    isRecent: () => performance.now() - sentAt < RECENT_MS,
    stop() {
      for (const name of FORWARDED) window.removeEventListener(name, forward);
    },
  };
}
