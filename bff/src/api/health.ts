import { day, instant, list, nullable, oneOf, text, whole } from '@halte/engine/api/fields';
import { Type } from 'typebox';

/** Null if there is no problem, as in the example. */
const problem = (what: string) =>
  Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: `${what}, as a message for operators. Null when nothing is.`,
    examples: [null],
  });

const LeftOut = Type.Object({
  code: text('What kind of warning.', 'unknown-route-type'),
  message: text('What is odd, as a message for operators.', 'Routes of an unknown type are shown as buses.'),
  count: whole('How often it was met.', 3),
});

export const LiveSource = Type.Object(
  {
    source: text('Which source.', 'GTFS-RT https://network.example/alerts'),
    state: oneOf(
      ['waiting', 'ok', 'stale', 'failing'],
      '`waiting` for its first answer; `stale`: it answers, with something old; `failing`: it does not answer as it should.',
      'ok',
    ),
    at: nullable(
      instant(
        'When what is in use was written there, in UTC. Null before the first answer.',
        '2026-11-23T07:00:00+00:00',
      ),
    ),
    ageSeconds: nullable(whole('Seconds since then. Null before the first answer.', 12)),
    problem: problem('What is wrong with it'),
    warnings: list(LeftOut, 'The parts of its last good answer that could not be used.'),
  },
  { $id: 'LiveSource', description: 'A source of live data.' },
);

const LastReload = (what: string) =>
  nullable(
    Type.Object({ at: instant('When, in UTC.', '2026-11-23T03:00:00+00:00'), problem: problem('Why it failed') }),
    `The last time that ${what} was to be loaded again. Null before the first.`,
  );

export const Health = Type.Object(
  {
    status: oneOf(['ready', 'degraded'], '`degraded`: travellers are answered, but something needs an operator.'),
    feed: text('What the network is called.', 'Petitbus'),
    from: day('First service day of the timetable.', '2026-11-01'),
    to: day('Last service day of the timetable.', '2026-12-31'),
    stops: whole('How many stop points the timetable has.', 478),
    trips: whole('How many trips the timetable has.', 15_230),
    shiftedByWeeks: whole('Weeks by which an expired calendar was moved to hold today.', 0),
    warnings: list(LeftOut, 'What is odd about the timetable.'),
    map: nullable(
      Type.Object({
        streetKilometres: whole('How many kilometres of streets and paths it has around the stops.', 2_021),
        addresses: whole('How many house numbers it has there.', 15_400),
        stops: whole('How many stop points vehicles stop at.', 470),
        coveredStops: whole('How many of these have a street of the map at most 150 m away.', 468),
      }),
      'The map of streets. Null where none is given.',
    ),
    sources: list(LiveSource, 'The sources of live data.'),
    reload: LastReload('the timetable'),
    mapReload: LastReload('the map'),
    contentReload: LastReload('the content, which is banners, menus and shop,'),
    dropped: list(
      Type.Object({ code: text('Why.', 'unknown-trip'), count: whole('How many.', 2) }),
      'What live data contains that could not be used, of all sources together.',
    ),
    store: Type.Object(
      { kind: text('`sqlite` or `postgresql`.', 'sqlite'), problem: problem('What is wrong with it') },
      { description: 'Where accounts, favourites and carts are stored.' },
    ),
    engine: nullable(
      Type.Object({
        name: text('Which kind of engine.', 'otp'),
        state: oneOf(
          ['ok', 'degraded', 'down'],
          '`degraded`: its last call failed, or it has another timetable; `down`: it is not asked for a while.',
          'ok',
        ),
        problem: problem('What is wrong with it'),
      }),
      'The engine that is asked which vehicles to take. Null for the embedded one.',
    ),
    processes: nullable(
      Type.Object({
        wanted: whole('How many there should be.', 4),
        ready: whole('How many of them answer.', 4),
        mostCallsPerMinute: whole(
          'Calls a minute that one address can make at most, because each process counts its own, unless they count in a Valkey. 0: any number.',
          4_800,
        ),
        problem: problem('What is wrong with them'),
      }),
      'The processes that answer on the same port. Null for one alone.',
    ),
    sharedCalls: nullable(
      Type.Object({ problem: problem('Why they cannot be counted there') }),
      'The Valkey in which several servers count the calls of a minute; while it does not answer, each counts its own. Null where none is given.',
    ),
  },
  { $id: 'Health', description: 'How the parts of the server do.' },
);

export const Readiness = Type.Object(
  { status: oneOf(['ready'], 'Requests can come.') },
  { $id: 'Readiness', description: 'Whether the server takes requests.' },
);

export const Liveness = Type.Object(
  { status: oneOf(['live'], 'The process answers.') },
  { $id: 'Liveness', description: 'Whether the process runs.' },
);
