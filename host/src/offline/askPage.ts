import { type PlannedAnswer, type PlannedRead, plannerMessage, type WorkerMessage } from './messages.ts';
import type { Tab } from './scope.ts';

/** A page that starts listens after its first screen; one of an older build never does. */
const HEARD_MS = 8000;
/** As long as a page waits for a search. */
const ANSWERED_MS = 15_000;

export interface PageAsks {
  /** Asks a page for an answer from the timetable that it keeps; null: it has none. */
  ask(tab: Tab, read: PlannedRead): Promise<PlannedAnswer | null>;
  /** Asks again a page that listens now, and has not heard what came before. */
  repeat(tab: Tab): void;
}

export function createPageAsks(wait: (milliseconds: number) => Promise<void>): PageAsks {
  /** What has not been heard, by tab: at most what one waits for. */
  const unheard = new Map<object, { readonly tab: string; readonly send: (tab: Tab) => void }>();

  async function ask(tab: Tab, read: PlannedRead): Promise<PlannedAnswer | null> {
    const ports: MessagePort[] = [];
    const id = {};
    const answered = new Promise<PlannedAnswer | null>((resolve) => {
      function send(to: Tab): void {
        const { port1, port2 } = new MessageChannel();
        ports.push(port1);
        port1.onmessage = ({ data }) => {
          const message = plannerMessage(data);
          if (message?.kind === 'heard') unheard.delete(id);
          else if (message) resolve(message.planned);
        };
        to.postMessage({ kind: 'plan', read } satisfies WorkerMessage, [port2]);
      }
      unheard.set(id, { tab: tab.id, send });
      void wait(HEARD_MS).then(() => unheard.has(id) && resolve(null));
      void wait(ANSWERED_MS).then(() => resolve(null));
      send(tab);
    });
    try {
      return await answered;
    } finally {
      unheard.delete(id);
      for (const port of ports) port.close();
    }
  }

  return {
    ask,
    repeat(tab) {
      for (const one of unheard.values()) if (one.tab === tab.id) one.send(tab);
    },
  };
}
