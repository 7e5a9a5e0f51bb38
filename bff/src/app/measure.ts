/** What `/metrics` says of the parts of a server. */

import type { EpochSeconds } from '@halte/engine/common/time';
import type { Tracing } from '../common/tracing.ts';
import type { Content } from '../content/load.ts';
import { type Metrics, SECONDS } from '../http/plugins/metrics.ts';
import type { Member } from '../processes/member.ts';
import type { Store } from '../store/store.ts';
import { bytesOfWalks, stopsByLink } from '../streets/tableFigures.ts';
import { timetableImporter } from '../timetable/snapshot/preparedImport.ts';
import type { SharedCalls } from '../valkey/sharedCalls.ts';
import type { JourneySearch } from '../workers/journeys.ts';
import type { Maps } from '../workers/maps.ts';
import type { OnSearch } from '../workers/searchParts.ts';
import { VERSION } from './about.ts';
import type { Engine } from './engine.ts';
import type { LiveNetwork } from './liveNetwork.ts';
import type { ReloadableResource } from './reloadableResource.ts';

export function measureNetwork({ gauge, gaugeBy, info }: Metrics, network: LiveNetwork, now: () => EpochSeconds): void {
  info('halte_build_info', 'The program.', ['version', 'node'], () => ({ version: VERSION, node: process.version }));
  const importer = timetableImporter();
  info('halte_timetable_info', 'The timetable in use.', ['version', 'importer'], () => {
    const feed = network.current()?.feed;
    return feed ? { version: feed.version, importer } : null;
  });
  gauge('halte_ready', '1 once requests can come.', () => (network.isReady() ? 1 : 0));
  const tables = () => network.current()?.walkTables ?? null;
  gauge('halte_walks_bytes', 'Size of the tables of walks along streets; 0 without a map.', () => {
    const made = tables();
    return made ? bytesOfWalks(made) : 0;
  });
  gauge('halte_walks_seconds', 'How long these tables took to make.', () => tables()?.seconds ?? 0);
  gaugeBy('halte_walks_stops', 'Stops by what joins them to the streets; outside: by nothing.', 'link', () => {
    const made = tables();
    return made ? stopsByLink(made.profiles.foot.stops) : new Map();
  });
  gauge('halte_map_open_rings', 'Outlines of areas of the map that do not close, and are not drawn.', () => {
    return network.current()?.ground?.ground.drawing.openRings ?? 0;
  });
  gaugeBy('halte_live_source_age_seconds', 'Age of what is in use of a source of live data.', 'source', () => {
    const known = network.sources().flatMap(({ source, at }) => (at === null ? [] : [[source, now() - at] as const]));
    return new Map(known);
  });
  gaugeBy('halte_live_source_failing', '1 while a source of live data does not answer as it should.', 'source', () => {
    return new Map(network.sources().map(({ source, problem }) => [source, problem === null ? 0 : 1]));
  });
}

/** Samples of several processes in one answer have a label of their process. */
export function measureMember({ registry }: Metrics, member: Pick<Member, 'number' | 'measuredBy'>): void {
  registry.setDefaultLabels({ process: String(member.number) });
  member.measuredBy(() => registry.metrics());
}

export function measureParts(
  { gauge, gaugeBy }: Metrics,
  {
    journeys,
    network,
    content,
    maps,
  }: { journeys: JourneySearch; network: LiveNetwork; content: ReloadableResource<Content>; maps: Maps },
): void {
  gauge('halte_journeys_searching', 'Journey searches under way.', () => journeys.load().searching);
  gauge('halte_journeys_waiting', 'Journey searches that wait for a thread.', () => journeys.load().waiting);
  gauge('halte_map_waiting', 'Parts of the map that are drawn or wait for it.', maps.waiting);
  gaugeBy('halte_reload_failed', '1 while the last attempt to load again has failed.', 'what', () => {
    const attempts = [
      ['timetable', network.lastReload()] as const,
      ['map', network.lastMapReload()] as const,
      ['content', content.lastReload()] as const,
    ];
    return new Map(attempts.flatMap(([what, last]) => (last ? [[what, last.problem === null ? 0 : 1]] : [])));
  });
  gaugeBy('halte_live_dropped', 'What live data tells that cannot be used, by code.', 'code', () => {
    return new Map(Object.entries(network.dropped()));
  });
  gaugeBy(
    'halte_live_source_left_out',
    'Parts of a source’s last good answer that could not be used.',
    'source',
    () => {
      const counted = network.sources().map(({ source, warnings = [] }) => {
        return [source, warnings.reduce((sum, { count }) => sum + count, 0)] as const;
      });
      return new Map(counted);
    },
  );
}

/** Times the parts of each search, and records a span for its wait and one for the work on a thread. */
export function timedSearches({ histogramBy }: Metrics, tracing: Pick<Tracing, 'record'>): OnSearch {
  const help = 'Time of a search in the queue, in the journey engine and in the writing of its answer.';
  const observe = histogramBy('halte_search_seconds', help, 'part', SECONDS);
  return (parts, traceparent) => {
    for (const { part, from, to } of parts) observe(part, (to - from) / 1_000);
    const queue = parts.findIndex(({ part }) => part === 'queue');
    const spans = { queue: parts.slice(queue, queue + 1), search: parts.slice(queue + 1) };
    for (const name of ['queue', 'search'] as const) {
      const [first, last] = [spans[name][0], spans[name].at(-1)];
      if (first && last) tracing.record(name, { from: first.from, to: last.to, attributes: {}, traceparent });
    }
  };
}

/** Counts the searches that were answered by the same one under way. */
export function countShared({ counter }: Metrics): () => void {
  const count = counter('halte_searches_shared_total', 'Searches answered by the same one that was under way.', []);
  return () => count({});
}

/** @param parts those that are null are not asked. */
export function measureCircuits(
  { gaugeBy }: Metrics,
  { store, engine, sharedCalls }: { store: Store; engine: Engine | null; sharedCalls: SharedCalls | null },
): void {
  gaugeBy('halte_circuit_open', '1 while nothing is asked there because it has failed.', 'to', () => {
    const of = engine ? [[engine.finder.name, engine.finder.health().state === 'down' ? 1 : 0] as const] : [];
    const valkey = sharedCalls ? [['valkey', sharedCalls.problem() === null ? 0 : 1] as const] : [];
    return new Map([['store', store.load().isCircuitOpen ? 1 : 0], ...of, ...valkey]);
  });
}
