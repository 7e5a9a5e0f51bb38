import { Type } from 'typebox';
import { nullable } from './common.ts';

const LeftOut = Type.Object({ code: Type.String(), message: Type.String(), count: Type.Integer() });

/** A source of live data. `at`: when what is in use was written there. */
export const LiveSource = Type.Object(
  {
    source: Type.String(),
    state: Type.Unsafe<'waiting' | 'ok' | 'stale' | 'failing'>({
      type: 'string',
      enum: ['waiting', 'ok', 'stale', 'failing'],
    }),
    at: nullable(Type.String()),
    ageSeconds: nullable(Type.Integer()),
    problem: nullable(Type.String()),
    /** What of its last good answer could not be used. */
    warnings: Type.Array(LeftOut),
  },
  { $id: 'LiveSource' },
);

const LastReload = nullable(Type.Object({ at: Type.String(), problem: nullable(Type.String()) }));

export const Health = Type.Object(
  {
    /** `degraded`: travellers are answered, but something needs an operator. */
    status: Type.Unsafe<'ready' | 'degraded'>({ type: 'string', enum: ['ready', 'degraded'] }),
    feed: Type.String(),
    from: Type.String(),
    to: Type.String(),
    stops: Type.Integer(),
    trips: Type.Integer(),
    shiftedByWeeks: Type.Integer(),
    warnings: Type.Array(LeftOut),
    sources: Type.Array(LiveSource),
    /** The last time that the timetable was to be loaded again; null before the first. */
    reload: LastReload,
    /** The same of banners, menus and shop. */
    contentReload: LastReload,
    /** What live data told that could not be used, of all sources together. */
    dropped: Type.Array(Type.Object({ code: Type.String(), count: Type.Integer() })),
    /** Where accounts are kept, and what is wrong with it. */
    store: Type.Object({ kind: Type.String(), problem: nullable(Type.String()) }),
  },
  { $id: 'Health' },
);

export const Readiness = Type.Object(
  { status: Type.Unsafe<'ready'>({ type: 'string', enum: ['ready'] }) },
  { $id: 'Readiness' },
);

export const Liveness = Type.Object(
  { status: Type.Unsafe<'live'>({ type: 'string', enum: ['live'] }) },
  { $id: 'Liveness' },
);
