import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Operator } from '@halte/demo-city/operator';
import type { EpochSeconds } from '@halte/engine/common/time';
import { NO_UPDATES, type TripUpdates } from '@halte/engine/timetable/realtime/tripUpdates';
import type { Report } from '../common/report.ts';
import type { Reload } from '../http/routes/health.ts';
import { prepareLines } from '../network/prepareLines.ts';
import { createNetworkSnapshot, type NetworkSnapshot, withRealTime } from '../network/snapshot.ts';
import { CHECKED_EVERY_MS, createFollower, type Follower } from '../prepared/follow.ts';
import type { LiveReading } from '../realtime/fetched.ts';
import { inNetworkIds } from '../realtime/inNetworkIds.ts';
import type { HeadersFor } from '../realtime/liveHeaders.ts';
import { createRealTime, type RealTime } from '../realtime/realTime.ts';
import type { SourceHealth } from '../realtime/resolve/model.ts';
import { addressSource } from '../realtime/sources.ts';
import { httpSource } from '../sharing/overHttp.ts';
import { createSharing, type Sharing } from '../sharing/sharing.ts';
import { type RunningDemo, startDemo } from '../source/demo.ts';
import { timetableImporter } from '../timetable/snapshot/preparedImport.ts';
import { decodeInWorker } from '../workers/decodeInWorker.ts';
import type { Maps } from '../workers/maps.ts';
import type { Config } from './config.ts';
import { prefixOfLive } from './feedAddresses.ts';
import { createGroundFollower } from './groundFollower.ts';
import { loadNetwork } from './loadNetwork.ts';
import { mapContentOf, mapVersionOf } from './mapContent.ts';
import { createReloadableResource } from './reloadableResource.ts';
import { type WalkedNetwork, withStreets } from './withStreets.ts';

export interface LiveNetworkOptions {
  readonly config: Pick<
    Config,
    | 'gtfs'
    | 'prepared'
    | 'feedLimits'
    | 'rebaseCalendar'
    | 'data'
    | 'osm'
    | 'osmMegabytes'
    | 'realTime'
    | 'gbfs'
    | 'pollSeconds'
  >;
  /** Headers that sources of live data require. */
  readonly headersFor: HeadersFor;
  readonly liveReading: LiveReading;
  now(): EpochSeconds;
  /** Called with one line when a long step begins or ends. */
  readonly report: Report;
  /** Called with the first network and with each replacement; `updates` are those applied to its timetable. */
  onChange(snapshot: NetworkSnapshot, updates: TripUpdates): void;
  readonly maps: Pick<Maps, 'use'>;
}

/** The network in use, kept up to date: timetable, vehicles, shared bikes and cars. */
export interface LiveNetwork {
  /** Null until the timetable is loaded. */
  current(): NetworkSnapshot | null;
  /** Whether requests may come: live data was read once, or does not come in time. */
  isReady(): boolean;
  /** The simulated operator of the demo city; null for a real network. */
  demo(): Operator | null;
  sources(): readonly SourceHealth[];
  /** Number of unusable items in the live data, by code. */
  dropped(): Readonly<Record<string, number>>;
  lastReload(): Reload | null;
  /** Last attempt to load the map again; null: none yet. */
  lastMapReload(): Reload | null;
  /** Resolves when {@link LiveNetwork.isReady}. @throws StartError, FeedError: both with a message for operators. */
  start(): Promise<NetworkSnapshot>;
  /** Reloads the timetable while the current one stays in use; on failure the last good one is kept. Never rejects. */
  reload(): Promise<void>;
  stop(): void;
}

function followerOf(
  { prepared, data, feedLimits }: LiveNetworkOptions['config'],
  now: () => EpochSeconds,
  report: Report,
): Follower | null {
  if (prepared === null) return null;
  return createFollower({
    address: prepared,
    into: join(data, 'prepared'),
    snapshots: join(data, 'timetables'),
    importer: timetableImporter(),
    limits: feedLimits,
    now,
    report,
  });
}

/** A server that has no live data would tell other times than those beside it. A source that does not answer delays a start no longer. */
const FIRST_LIVE_MS = 5_000;

export function createLiveNetwork({
  config,
  headersFor,
  liveReading,
  now,
  report,
  onChange,
  maps,
}: LiveNetworkOptions): LiveNetwork {
  const { pollSeconds: everySeconds } = config;
  let snapshot: NetworkSnapshot | null = null;
  let demo: RunningDemo | null = null;
  let sharing: Sharing | null = null;
  let realTime: RealTime | null = null;
  let isReady = false;
  let isStopped = false;
  const follower = followerOf(config, now, report);
  let checking: NodeJS.Timeout | undefined;
  const map = createGroundFollower({ config, now, report });

  function use(next: NetworkSnapshot, updates: TripUpdates): void {
    snapshot = next;
    onChange(next, updates);
  }

  const feed = () => timetable.current()!.feed;

  /** Reads the timetable, and the map around its stops; the demo city's operator then publishes live data for it. */
  async function load(isGood: () => void): Promise<WalkedNetwork> {
    const published = (await follower?.fetch()) ?? null;
    const loaded = await loadNetwork(config, now(), report, timetable.current(), published?.files);
    if (loaded.demo && demo) demo.renew(loaded.demo);
    else if (loaded.demo) demo = await startDemo(loaded.demo, { everySeconds, now });
    const ground = loaded.demo ? null : await map.around(loaded.feed);
    const walked = await withStreets(loaded, ground, timetable.current(), report);
    isGood();
    await published?.due();
    return walked;
  }

  /** The demo city has a simulation of its own in each server. */
  const askSecondsOf = (configured: readonly unknown[]) => (configured.length > 0 ? liveReading.askSeconds : null);

  /** The configured systems, or the demo city's if there are none. */
  function createNetworkSharing(): Sharing {
    const configured = config.gbfs.map((address) => httpSource(address, headersFor, liveReading));
    const sources = configured.length > 0 ? configured : (demo?.sharing ?? []);
    return createSharing({ sources, everySeconds, askSeconds: askSecondsOf(configured), now });
  }

  function follow(): RealTime {
    const prefixes = feed().parts.map(({ id }) => id);
    const configured = config.realTime.map((live) =>
      inNetworkIds(addressSource(live.address, headersFor, liveReading), prefixOfLive(live, prefixes), feed),
    );
    return createRealTime({
      sources: configured.length > 0 ? configured : (demo?.realTime ?? []),
      everySeconds,
      askSeconds: askSecondsOf(configured),
      decode: decodeInWorker,
      feed,
      now,
      onChange: (state) => {
        if (snapshot) use(withRealTime(snapshot, state), state.updates);
      },
    });
  }

  const timetable = createReloadableResource<WalkedNetwork>({
    load,
    versionOf: ({ feed, ground }) => `${feed.version} ${ground?.version}`,
    now,
    report,
    onChange(loaded) {
      sharing ??= createNetworkSharing();
      const { gazetteer, indexes, ground, mapIndex, walkTables } = loaded;
      const next = createNetworkSnapshot(loaded.feed, {
        gazetteer,
        tiles: maps.use(mapContentOf(loaded), mapVersionOf(loaded)),
        imaginary: loaded.demo !== null,
        sharing,
        placeIndex: indexes?.places ?? null,
        ground,
        mapIndex,
        walkTables,
      });
      void prepareLines(loaded.feed, () => !isStopped && timetable.current()?.feed === loaded.feed);
      if (!realTime) return use(next, NO_UPDATES);
      // No request is answered from the new timetable before its real-time data is applied.
      snapshot = next;
      realTime.feedChanged();
      if (snapshot === next) use(next, NO_UPDATES);
    },
  });

  async function check(source: Follower): Promise<void> {
    if (await source.hasNews()) await reloadFrom(source);
  }

  /** A reload that is under way is joined, and what it waits for may have been replaced meanwhile. */
  async function reloadFrom(source: Follower): Promise<void> {
    await timetable.reload();
    if (await source.hasNews()) await timetable.reload();
  }

  return {
    current: () => snapshot,
    isReady: () => isReady,
    demo: () => demo?.operator ?? null,
    sources: () => [...(realTime?.health() ?? []), ...(sharing?.health() ?? [])],
    dropped: () => realTime?.current().dropped ?? {},
    lastReload: timetable.lastReload,
    lastMapReload: map.lastReload,
    async start() {
      await timetable.start();
      if (follower) checking = setInterval(() => void check(follower), CHECKED_EVERY_MS);
      realTime = follow();
      realTime.start();
      sharing?.start();
      const first = Promise.all([realTime.refresh(), sharing?.refresh()]);
      await Promise.race([first, setTimeout(FIRST_LIVE_MS, undefined, { ref: false })]);
      isReady = true;
      return snapshot!;
    },
    async reload() {
      if (follower === null) return timetable.reload();
      await follower.hasNews();
      await reloadFrom(follower);
    },
    stop() {
      isStopped = true;
      clearInterval(checking);
      follower?.stop();
      realTime?.stop();
      sharing?.stop();
      void demo?.stop();
    },
  };
}
