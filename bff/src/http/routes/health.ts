import type { EpochSeconds } from '@halte/engine/common/time';
import { toIso } from '@halte/engine/common/zone';
import type { EngineHealth } from '@halte/engine/journeys/rideFinder';
import { RequestError } from '@halte/engine/problems/requestError';
import type { Static } from 'typebox';
import type { Health, LiveSource } from '../../api/health.ts';
import { getHealth, getLiveness, getReadiness } from '../../api/operations/health.ts';
import { errorMessage } from '../../common/errorMessage.ts';
import type { RegionGround } from '../../ground/region.ts';
import type { NetworkSnapshot } from '../../network/snapshot.ts';
import type { SourceHealth } from '../../realtime/resolve/model.ts';
import type { App } from '../plugins/typedApp.ts';

export interface Reload {
  /** Time of the last attempt. */
  readonly at: EpochSeconds;
  readonly problem: string | null;
}

/** State of the parts of the server. */
export interface Vitals {
  sources(): readonly SourceHealth[];
  /** Last reload of the timetable; null: none yet. */
  lastReload(): Reload | null;
  lastMapReload(): Reload | null;
  lastContentReload(): Reload | null;
  /** Number of unusable items in the live data, by code. */
  dropped(): Readonly<Record<string, number>>;
  /** Whether live data was read, or does not come in time, and searches are prepared. */
  isReady(): boolean;
  /** Whether the server was asked to stop, and keeps answering until the load balancer stops sending requests. */
  isStopping(): boolean;
  store: { readonly kind: string; check(): Promise<void> };
  /** The engine that is asked which vehicles to take; null: the embedded one. */
  engine(): ({ readonly name: string } & EngineHealth) | null;
  /** Those that answer on the same port; null: this one alone. */
  processes(): {
    readonly wanted: number;
    readonly ready: number;
    /** That may pass from one address; 0: any number. */
    readonly mostCallsPerMinute: number;
  } | null;
  /** Where calls of a minute are counted for several servers; null: each counts its own. */
  sharedCalls(): { readonly problem: string | null } | null;
  now(): EpochSeconds;
}

/**
 * Three checks: `/livez`, whether the process responds (restart it if not); `/readyz`, whether it can serve travellers (take it out of the
 * balancer if not); `/healthz`, whether an operator should look.
 */
export function healthRoutes(app: App, snapshot: () => NetworkSnapshot, vitals: Vitals): void {
  function checkReady(): NetworkSnapshot {
    if (vitals.isStopping())
      throw new RequestError('loading', 'stopping', 'This server is about to stop: send requests to another one.');
    return snapshot();
  }

  app.get('/livez', getLiveness, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'live' as const };
  });

  app.get('/readyz', getReadiness, async (_request, reply) => {
    checkReady();
    if (!vitals.isReady())
      throw new RequestError('loading', 'loading', 'The server is getting ready. Try again in a moment.');
    reply.header('cache-control', 'no-store');
    return { status: 'ready' as const };
  });

  app.get('/healthz', getHealth, async (_request, reply) => {
    const { feed, network, ground } = checkReady();
    reply.header('cache-control', 'no-store');
    const sources = vitals.sources().map((one) => sourceAnswer(one, vitals.now()));
    const [reload, mapReload] = [vitals.lastReload(), vitals.lastMapReload()];
    const contentReload = vitals.lastContentReload();
    const store = { kind: vitals.store.kind, problem: await problemOf(vitals.store.check()) };
    const engine = vitals.engine();
    const processes = processesAnswer(vitals.processes());
    const sharedCalls = vitals.sharedCalls();
    const problems = [...sources, reload, mapReload, contentReload, store, engine, processes, sharedCalls].map(
      (part) => part?.problem,
    );
    const wrong = problems.some(Boolean);
    const stale = sources.some(({ state }) => state === 'stale');
    const status: Static<typeof Health>['status'] = wrong || stale ? 'degraded' : 'ready';
    return {
      status,
      feed: network.name,
      from: network.from,
      to: network.to,
      stops: feed.stops.length,
      trips: feed.trips.count,
      shiftedByWeeks: feed.shiftedByWeeks,
      warnings: feed.warnings.map(({ code, message, count }) => ({ code, message, count })),
      map: ground && mapAnswer(ground),
      sources,
      reload: reloadAnswer(reload),
      mapReload: reloadAnswer(mapReload),
      contentReload: reloadAnswer(contentReload),
      dropped: Object.entries(vitals.dropped()).map(([code, count]) => ({ code, count })),
      store,
      engine: engine && { name: engine.name, state: engine.state, problem: engine.problem },
      processes,
      sharedCalls: sharedCalls && { problem: sharedCalls.problem },
    };
  });
}

const reloadAnswer = (reload: Reload | null) => reload && { at: toIso('UTC', reload.at), problem: reload.problem };

function mapAnswer({ ground: { addresses }, streetKilometres, servedStops, coveredStops }: RegionGround) {
  return {
    streetKilometres,
    addresses: addresses.number.length,
    stops: servedStops,
    coveredStops,
  };
}

function sourceAnswer(
  { source, state, at, problem, warnings = [] }: SourceHealth,
  now: EpochSeconds,
): Static<typeof LiveSource> {
  return {
    source,
    state,
    at: at === null ? null : toIso('UTC', at),
    ageSeconds: at === null ? null : Math.max(0, Math.round(now - at)),
    problem,
    warnings: warnings.map(({ code, message, count }) => ({ code, message, count })),
  };
}

function processesAnswer(known: ReturnType<Vitals['processes']>): Static<typeof Health>['processes'] {
  if (known === null) return null;
  const { wanted, ready } = known;
  const problem =
    ready < wanted ? `${wanted - ready} of ${wanted} processes are being started: the log says why.` : null;
  return { ...known, problem };
}

async function problemOf(check: Promise<void>): Promise<string | null> {
  try {
    await check;
    return null;
  } catch (error) {
    return errorMessage(error);
  }
}
