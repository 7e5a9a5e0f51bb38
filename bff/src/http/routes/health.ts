import type { Static } from 'typebox';
import type { Reload } from '../../keeper.ts';
import type { Live } from '../../live.ts';
import type { SourceHealth } from '../../realtime/model.ts';
import type { EpochSeconds } from '../../timetable/feed.ts';
import { toIso } from '../../timetable/time/zone.ts';
import { UNCOUNTED } from '../rateLimit.ts';
import { Health, type LiveSource } from '../schemas/health.ts';
import type { App } from '../typedApp.ts';

/** Those who know how the parts of the server do. */
export interface Vitals {
  sources(): readonly SourceHealth[];
  lastReload(): Reload | null;
  store: { readonly kind: string; check(): Promise<void> };
  now(): EpochSeconds;
}

export function healthRoutes(app: App, live: () => Live, vitals: Vitals): void {
  app.get(
    '/healthz',
    {
      config: { ...UNCOUNTED, answers: 'How the parts of the server do.', problems: ['loading'] },
      schema: {
        tags: ['operations'],
        operationId: 'getHealth',
        summary: 'Whether the server answers travellers',
        description: '200 once journeys can be searched, 503 before. `degraded` when an operator should look.',
        response: { 200: Health },
      },
    },
    async (_request, reply) => {
      const { feed, network } = live();
      reply.header('cache-control', 'no-store');
      const sources = vitals.sources().map((one) => sourceAnswer(one, vitals.now()));
      const reload = vitals.lastReload();
      const store = { kind: vitals.store.kind, problem: await problemOf(vitals.store.check()) };
      const wrong = [...sources.map(({ problem }) => problem), reload?.problem, store.problem].some(Boolean);
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
        sources,
        reload: reload && { at: toIso('UTC', reload.at), problem: reload.problem },
        store,
      };
    },
  );
}

function sourceAnswer({ source, state, at, problem }: SourceHealth, now: EpochSeconds): Static<typeof LiveSource> {
  return {
    source,
    state,
    at: at === null ? null : toIso('UTC', at),
    ageSeconds: at === null ? null : Math.max(0, Math.round(now - at)),
    problem,
  };
}

async function problemOf(check: Promise<void>): Promise<string | null> {
  try {
    await check;
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
