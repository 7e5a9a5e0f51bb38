/** A journey in the night of a clock change: local times and elapsed durations. */
import { initI18n, translate } from '@halte/i18n';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, startVisit } from '../../testing/renderView.tsx';
import { detailed, ride, section, ZONE } from '../../testing/trips.ts';
import type { DetailedJourney, Section } from '../../trip/detailedJourney.ts';
import { hasLeft, minutesUntil } from '../../trip/journey.ts';
import { View } from '../../views/Roadmap.tsx';
import { loadRoadmapMessages } from './loadRoadmapMessages.ts';
import { isCurrent } from './rules/freshness.ts';
import { formatCalendar } from './rules/ics.ts';
import { type EventTexts, journeyEvent } from './rules/journeyEvent.ts';
import { journeyState } from './rules/journeyState.ts';
import { loadUnderWay } from './useUnderWay.ts';

/** The same section at other times, written with the UTC offset of each moment. */
function during(given: Section, departureDateTime: string, arrivalDateTime: string): Section {
  const durationSeconds = (Date.parse(arrivalDateTime) - Date.parse(departureDateTime)) / 1000;
  const times = { departureDateTime, arrivalDateTime };
  const planned = { scheduledDepartureDateTime: departureDateTime, scheduledArrivalDateTime: arrivalDateTime };
  return { ...given, ...times, durationSeconds, ...(given.ride && { ride: { ...given.ride, ...planned } }) };
}

const walk = section('walk', { start: '08:00', end: '08:05', from: 'Home', to: 'Oak', metres: 300 });
const tram = ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' });
const bus = ride('B', { start: '08:27', end: '08:40', from: 'Elm', to: 'Fir' });

function journeyOf(code: string, sections: readonly Section[]): DetailedJourney {
  const made = detailed(code, sections);
  return { ...made, durationSeconds: (Date.parse(made.arrivalDateTime) - Date.parse(made.departureDateTime)) / 1000 };
}

const BACK = journeyOf('back', [
  during(walk, '2026-10-25T02:45:00+02:00', '2026-10-25T02:50:00+02:00'),
  during(tram, '2026-10-25T02:50:00+02:00', '2026-10-25T02:10:00+01:00'),
  during(bus, '2026-10-25T02:40:00+01:00', '2026-10-25T03:05:00+01:00'),
]);
const FORWARD = journeyOf('forward', [
  during(walk, '2027-03-28T01:40:00+01:00', '2027-03-28T01:45:00+01:00'),
  during(tram, '2027-03-28T01:45:00+01:00', '2027-03-28T03:05:00+02:00'),
  during(bus, '2027-03-28T03:15:00+02:00', '2027-03-28T03:30:00+02:00'),
]);

const plain = (text: string | null) => text?.replaceAll(/[\s\u202f\u00a0]+/g, ' ').trim();

let backend: ReturnType<typeof fakeBackend>;

beforeAll(async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  await loadRoadmapMessages();
  await loadUnderWay();
});
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-10-01T12:00:00Z'), advanceTimers: true });
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
  jest.useRealTimers();
});

it.each([
  [
    'back',
    BACK,
    'dimanche 25 octobre',
    '1 h 20 min',
    [
      '02:45Départ',
      '5 min · 300 m',
      '02:50Montez',
      '20 min',
      '02:10Descendez',
      '30 min pour la correspondance',
      '02:40',
      '25 min',
      '03:05',
    ],
  ],
  [
    'forward',
    FORWARD,
    'dimanche 28 mars',
    '50 min',
    [
      '01:40Départ',
      '5 min · 300 m',
      '01:45Montez',
      '20 min',
      '03:05Descendez',
      '10 min pour la correspondance',
      '03:15',
      '15 min',
      '03:30',
    ],
  ],
] as const)('tells it when clocks go %s', async (code, journey, day, duration, steps) => {
  await renderView(View, { name: 'trip-planner-roadmap-journeyId', params: { journeyId: code } });
  await waitFor(() => expect(backend.requests).toHaveLength(1));
  await act(async () => backend.requests[0]?.answer(journey));
  expect(screen.getByText(day)).toBeInTheDocument();
  expect(screen.getByText(duration)).toBeInTheDocument();
  const items = within(screen.getByRole('list', { name: 'Étapes du trajet' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => plain(textContent))).toEqual(
    steps.map((text) => expect.stringContaining(text)),
  );
});

it.each([
  ['back', BACK, '20261025T004500Z', '20261025T020500Z', ['02:45 ', '02:50 ', '02:10 ', '02:40 ', '03:05 ']],
  ['forward', FORWARD, '20270328T004000Z', '20270328T013000Z', ['01:40 ', '01:45 ', '03:05 ', '03:15 ', '03:30 ']],
] as const)('hands it to a calendar when clocks go %s', (_, journey, start, end, times) => {
  const words: EventTexts = {
    t: (key, values) => translate('trip-planner-journeys', key, values),
    tRoadmap: (key, values) => translate('trip-planner-roadmap', key, values),
    locale: 'fr',
    zone: ZONE,
  };
  const event = journeyEvent(journey, words, { now: '2026-10-01T12:00:00Z', url: 'https://halte.example/fr' });
  const lines = formatCalendar(event).split('\r\n');
  expect(lines).toContain(`DTSTART:${start}`);
  expect(lines).toContain(`DTEND:${end}`);
  expect(event.description.match(/^\d\d:\d\d /gm)).toEqual(times);
});

it.each([
  ['in the first pass, before it leaves', '2026-10-25T00:40:00Z', 'upcoming', 5, false],
  ['in its minute', '2026-10-25T00:45:30Z', 'upcoming', null, true],
  ['in the second pass, while clocks show an earlier time', '2026-10-25T01:15:00Z', 'underWay', null, true],
  ['in its last minute', '2026-10-25T02:05:30Z', 'underWay', null, true],
  ['afterwards', '2026-10-25T02:06:00Z', 'arrived', null, true],
])('knows what has become of it %s', (_, now, kind, minutes, left) => {
  const openedAt = '2026-10-25T00:00:00Z';
  expect(journeyState(BACK, { now, openedAt, isExpired: false }).kind).toBe(kind);
  expect(minutesUntil(BACK.departureDateTime, now)).toBe(minutes);
  expect(hasLeft(BACK.departureDateTime, now)).toBe(left);
  expect(isCurrent(BACK, now)).toBe(true);
});

it('polls from twelve hours before the departure until a while after the arrival', () => {
  const followed = (now: string) => [isCurrent(BACK, now), isCurrent(FORWARD, now)];
  expect(followed('2026-10-24T12:44:59Z')).toEqual([false, false]);
  expect(followed('2026-10-24T12:45:00Z')).toEqual([true, false]);
  expect(followed('2026-10-25T02:19:00Z')).toEqual([true, false]);
  expect(followed('2026-10-25T02:20:00Z')).toEqual([false, false]);
  expect(followed('2027-03-27T12:40:00Z')).toEqual([false, true]);
  expect(followed('2027-03-28T01:45:00Z')).toEqual([false, false]);
});
