import { AlertAnswer } from '@halte/engine/api/alerts';
import { Bounds, Latitude, LineBadge, Longitude } from '@halte/engine/api/common';
import { day, decimal, flag, list, oneOf, text, whole } from '@halte/engine/api/fields';
import { Type } from 'typebox';

const ENGINES = ['own', 'otp', 'motis'] as const;
const ATTRIBUTION_ROLES = ['producer', 'operator', 'authority'] as const;

/** Publication data of a timetable. */
const published = {
  publisher: Type.Optional(text('The publisher of the timetable. Absent where it does not say.', 'Petitbus')),
  publisherUrl: Type.Optional(
    text('Where the publisher is found. Absent where it does not say.', 'https://example.org'),
  ),
  language: Type.Optional(text('Language of the names in the timetable, BCP 47. Absent where it does not say.', 'fr')),
  timetableVersion: Type.Optional(text('The publisher’s own version of the timetable.', '2026-11')),
};

export const FirstView = Type.Object(
  {
    lat: Latitude,
    lon: Longitude,
    zoom: decimal('As on the usual maps of the web, in quarters.', 12.75, { minimum: 0, maximum: 21 }),
  },
  { $id: 'FirstView', description: 'The middle of what is seen of a map, and its zoom.' },
);

export const Network = Type.Object(
  {
    name: text('What the network is called; several timetables with a comma between their names.', 'Petitbus'),
    ...published,
    color: Type.Optional(
      text(
        'The colour of lines that most trips have, `#rrggbb`; a pale or a red one only where there is no other. Absent where lines have none.',
        '#0b5d66',
      ),
    ),
    timetables: list(
      Type.Object({
        id: text('What the ids of its stops, lines and trips begin with, before a colon; empty: with nothing.', ''),
        name: text('What its network is called.', 'Petitbus'),
        ...published,
        from: day('Its first service day.', '2026-11-01'),
        to: day('Its last service day.', '2026-12-31'),
      }),
      'The timetables that the network is made of. What all of them say of themselves alike is beside this list too.',
    ),
    attributions: list(
      Type.Object({
        organization: text('Its name.', 'Petitbus'),
        url: Type.Optional(text('Its site, `http:` or `https:`. Absent where none is given.', 'https://example.org')),
        roles: list(oneOf(ATTRIBUTION_ROLES, 'What it does for the network.'), 'Empty where it is not said.'),
      }),
      'Organizations that have to be named where the timetable is shown.',
    ),
    tilesInLanguages: Type.Optional(
      flag(
        'True where squares of the map can be asked for in a language. Absent where they are the same in all.',
        true,
      ),
    ),
    from: day('First service day of the timetable.', '2026-11-01'),
    to: day('Last service day of the timetable.', '2026-12-31'),
    timeZone: text('IANA name of the zone whose clocks the network follows.', 'Europe/Paris'),
    shiftedByWeeks: whole('Weeks by which an expired calendar was moved to hold today; 0: it is as published.', 0),
    imaginary: flag('True for the demo city, which does not exist.', false),
    center: Type.Object({ lat: Latitude, lon: Longitude }, { description: 'Where to put the middle of a map.' }),
    bounds: Bounds,
    engine: Type.Object(
      {
        name: oneOf(ENGINES, 'Who chooses the vehicles of a journey: Halte itself, OpenTripPlanner or MOTIS.'),
        via: oneOf(['places', 'stops'], '`stops`: a via place can only be a stop or a stop area.'),
        dayEnds: flag('Whether the first and the last journey of a service day are marked.', true),
        ways: flag('Whether walks follow the streets; else they are straight lines.', false),
      },
      { description: 'What can be asked of the search of journeys.' },
    ),
    firstViews: Type.Object(
      { phone: FirstView, desk: FirstView },
      {
        description:
          'Where a map of the network begins, on a phone and from 1100 pixels of width on: at the rail lines of a town; else at its middle, from afar.',
      },
    ),
  },
  { $id: 'Network', description: 'Who runs the network and how far its timetable reaches.' },
);

export const NetworkLine = Type.Object(
  {
    ...LineBadge.properties,
    geometry: list(
      text('An encoded polyline with precision 5.', '_dngH~zlI_ibE_seK'),
      'Its ways on the map, the most used first, simplified: at most 6 metres off.',
    ),
  },
  { $id: 'NetworkLine', description: 'A line on a map of the whole network.' },
);

export const NetworkLines = Type.Object(
  { lines: list(NetworkLine, 'In the order of the network’s signs.') },
  { $id: 'NetworkLines', description: 'The rail lines of the network.' },
);

export const NetworkAlert = Type.Object(
  {
    ...Type.Pick(AlertAnswer, ['id', 'effect', 'severity', 'header']).properties,
    lines: list(LineBadge, 'The lines it is about, twelve at most, in the order of the network’s signs.'),
    lineCount: whole('How many lines it is about. 0: the whole network.', 2),
  },
  { $id: 'NetworkAlert', description: 'Something that disturbs the service, in short.' },
);

export const NetworkAlerts = Type.Object(
  {
    alerts: list(NetworkAlert, 'The most severe first, ten at most.'),
    alertCount: whole('How many there are.', 1),
  },
  { $id: 'NetworkAlerts', description: 'What disturbs the service now.' },
);
