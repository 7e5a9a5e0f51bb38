import type { paths } from '@halte/api';
import type { RemoteLoad } from '../remotes/remote.ts';
import { createInteractions, createShifts, type Interactions, type Shift } from './vitals.ts';

/** How fast a page was: nothing about the person, their searches or the address. */
export type PageFigures = paths['/api/v1/pageFigures']['post']['requestBody']['content']['application/json'];

export interface PageFiguresParts {
  readonly loads: ReadonlyMap<string, RemoteLoad>;
  /** Id of the remote whose screen is shown; null on pages of the host. */
  readonly shown: () => string | null;
  readonly send: (figures: PageFigures) => void;
}

/** One entry of `event`. */
interface Interaction extends PerformanceEntry {
  readonly interactionId: number;
}

const MOST_REMOTES = 12;
const MOST_MS = 600_000;
/** The shortest interactions that browsers report. */
const SHORTEST_MS = 16;

const whole = (milliseconds: number | null): number | null =>
  milliseconds === null ? null : Math.min(Math.round(milliseconds), MOST_MS);

const isObserved = (type: string): boolean => PerformanceObserver.supportedEntryTypes?.includes(type) ?? false;

/** Observes entries of one kind, also those from before; null in a browser that does not know it. */
function observe(type: string, take: (entries: PerformanceEntryList) => void): PerformanceObserver | null {
  if (!isObserved(type)) return null;
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  // The type of the options in TypeScript has no threshold.
  const options = { type, buffered: true, durationThreshold: SHORTEST_MS };
  observer.observe(options);
  return observer;
}

/** Sends what is known when the page is hidden for the first time: it may never be shown again, and then nothing runs any more. */
export function sendPageFigures({ loads, shown, send }: PageFiguresParts): void {
  const shifts = createShifts();
  const all = createInteractions();
  const ofRemotes = new Map<string, Interactions>();
  let lcp: number | null = null;

  function addInteraction({ interactionId, duration }: Interaction): void {
    if (interactionId === 0) return;
    all.add(interactionId, duration);
    const remote = shown();
    if (remote === null) return;
    const own = ofRemotes.get(remote) ?? createInteractions();
    ofRemotes.set(remote, own);
    own.add(interactionId, duration);
  }

  const kinds: readonly (readonly [string, (entries: PerformanceEntryList) => void])[] = [
    ['largest-contentful-paint', (entries) => (lcp = entries.at(-1)?.startTime ?? lcp)],
    [
      'layout-shift',
      (entries) => {
        for (const entry of entries) shifts.add(entry as unknown as Shift);
      },
    ],
    [
      'event',
      (entries) => {
        for (const entry of entries) addInteraction(entry as Interaction);
      },
    ],
  ];
  const observers = kinds.map(([type, take]) => ({ take, observer: observe(type, take) }));

  document.addEventListener('visibilitychange', function onChange() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', onChange);
    for (const { observer, take } of observers) {
      take(observer?.takeRecords() ?? []);
      observer?.disconnect();
    }
    send({
      lcp: whole(lcp),
      inp: whole(all.inp()),
      // Not 0 where the browser does not observe it: such pages would make the figures look better.
      cls: isObserved('layout-shift') ? Math.round(shifts.cls() * 1000) / 1000 : null,
      remotes: [...loads].slice(0, MOST_REMOTES).map(([remote, { version, milliseconds }]) => ({
        remote,
        version,
        load: whole(milliseconds),
        inp: whole(ofRemotes.get(remote)?.inp() ?? null),
      })),
    });
  });
}
