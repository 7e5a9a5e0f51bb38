import type { Report } from '../common/report.ts';
import type { DemoCity } from '../demo/demoCity.ts';
import { demoSharingSources } from '../demo/gbfs/demoGbfs.ts';
import { createSimulation, simulatedSources } from '../demo/live/simulation.ts';
import type { Reload } from '../http/routes/health.ts';
import { createNetworkSnapshot, type NetworkSnapshot, withRealTime } from '../network/snapshot.ts';
import type { HeadersFor } from '../realtime/liveHeaders.ts';
import type { SourceHealth } from '../realtime/model.ts';
import { createRealTime, type RealTime } from '../realtime/realTime.ts';
import { addressSource } from '../realtime/sources.ts';
import { httpSource } from '../sharing/overHttp.ts';
import { createSharing, type Sharing } from '../sharing/sharing.ts';
import type { EpochSeconds } from '../timetable/feed.ts';
import { NO_UPDATES, type TripUpdates } from '../timetable/realtime/tripUpdates.ts';
import type { Config } from './config.ts';
import { type LoadedNetwork, loadNetwork } from './loadNetwork.ts';
import { createReloadableResource } from './reloadableResource.ts';

export interface LiveNetworkOptions {
  readonly config: Pick<
    Config,
    'gtfs' | 'gtfsMegabytes' | 'rebaseCalendar' | 'data' | 'realTime' | 'gbfs' | 'pollSeconds'
  >;
  /** What sources of live data ask for in headers. */
  readonly headersFor: HeadersFor;
  now(): EpochSeconds;
  /** Takes one line each time a long step begins or ends. */
  readonly report: Report;
  /** Called with each network that takes the place of another, and with the first; `updates` are those laid over its timetable. */
  onChange(snapshot: NetworkSnapshot, updates: TripUpdates): void;
}

/** The network in use, kept up to date: its timetable, its vehicles, its shared bikes and cars. */
export interface LiveNetwork {
  /** Null until {@link LiveNetwork.start} is done. */
  current(): NetworkSnapshot | null;
  demo(): DemoCity | null;
  sources(): readonly SourceHealth[];
  /** What live data told that could not be used, by code. */
  dropped(): Readonly<Record<string, number>>;
  lastReload(): Reload | null;
  /** @throws StartError, FeedError: both with a sentence for an operator. */
  start(): Promise<NetworkSnapshot>;
  /** Reads the timetable again beside the one in use; the last good one stays. Never rejects. */
  reload(): Promise<void>;
  stop(): void;
}

export function createLiveNetwork({ config, headersFor, now, report, onChange }: LiveNetworkOptions): LiveNetwork {
  const { pollSeconds: everySeconds } = config;
  let snapshot: NetworkSnapshot | null = null;
  let demo: DemoCity | null = null;
  let sharing: Sharing | null = null;
  let realTime: RealTime | null = null;

  function use(next: NetworkSnapshot, updates: TripUpdates): void {
    snapshot = next;
    onChange(next, updates);
  }

  const feed = () => keeper.current()!.feed;

  /** What an operator names; of the made-up city, what it makes up. */
  function surround({ demoNetwork }: LoadedNetwork): Sharing {
    if (demoNetwork) {
      demo = {
        gbfs: demoNetwork.gbfs,
        simulation: createSimulation({ feed, seed: demoNetwork.seed, everySeconds, now }),
      };
    }
    const named = config.gbfs.map((address) => httpSource(address, headersFor));
    const made = demo && named.length === 0 ? demoSharingSources(demo.gbfs, now) : [];
    return createSharing({ sources: [...named, ...made], everySeconds, now });
  }

  function follow(): RealTime {
    const named = config.realTime.map((address) => addressSource(address, headersFor));
    const made = demo && named.length === 0 ? simulatedSources(demo.simulation) : [];
    return createRealTime({
      sources: [...named, ...made],
      everySeconds,
      feed,
      now,
      onChange: (state) => {
        if (snapshot) use(withRealTime(snapshot, state), state.updates);
      },
    });
  }

  const keeper = createReloadableResource<LoadedNetwork>({
    load: () => loadNetwork(config, now(), report),
    versionOf: (loaded) => loaded.feed.version,
    now,
    report,
    onChange(loaded) {
      sharing ??= surround(loaded);
      const { gazetteer, tiles, demoNetwork } = loaded;
      const next = createNetworkSnapshot(loaded.feed, { gazetteer, tiles, imaginary: demoNetwork !== null, sharing });
      if (!realTime) return use(next, NO_UPDATES);
      // Nobody sees the new timetable without what is known of its vehicles.
      snapshot = next;
      realTime.feedChanged();
      if (snapshot === next) use(next, NO_UPDATES);
    },
  });

  return {
    current: () => snapshot,
    demo: () => demo,
    sources: () => [...(realTime?.health() ?? []), ...(sharing?.health() ?? [])],
    dropped: () => realTime?.current().dropped ?? {},
    lastReload: keeper.lastReload,
    async start() {
      await keeper.start();
      realTime = follow();
      // The first travellers find the vehicles as they are; a source that does not answer holds nobody up.
      if (demo) await Promise.all([realTime.refresh(), sharing?.refresh()]);
      realTime.start();
      sharing?.start();
      return snapshot!;
    },
    reload: keeper.reload,
    stop() {
      realTime?.stop();
      sharing?.stop();
    },
  };
}
