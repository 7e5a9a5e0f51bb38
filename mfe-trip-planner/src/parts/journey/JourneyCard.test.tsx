import { initI18n } from '@halte/i18n';
import { fakeHost } from '@halte/testkit';
import { render, screen } from '@testing-library/react';
import { startVisit, Visit } from '../../testing/renderView.tsx';
import { journey, line, NOW, point, ZONE } from '../../testing/trips.ts';
import { loadJourneyMessages } from '../../trip/loadJourneyMessages.ts';
import type { Journey } from '../../trip/search.ts';
import { JourneyCard } from './JourneyCard.tsx';

beforeAll(async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  await loadJourneyMessages();
});
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW));
  startVisit();
});
afterEach(() => {
  jest.restoreAllMocks();
});

function textOf(made: Journey, zone = ZONE): string | undefined {
  render(
    <Visit host={fakeHost()}>
      <JourneyCard journey={made} zone={zone} since={NOW} href="/j" />
    </Visit>,
  );
  return screen.getByRole('link').textContent?.replaceAll(/\s+/g, ' ').trim();
}

it('says when a journey leaves and arrives on the clocks of the network, and how soon it leaves', () => {
  expect(textOf(journey('a'))).toMatch(/^Départ à 08:15 08:47 32 min.* dans 15 min /);
});

it('marks the day of an arrival after midnight on the clocks of the network', () => {
  const night = journey('a', {
    departureDateTime: '2026-11-21T23:50:00+01:00',
    arrivalDateTime: '2026-11-22T00:10:00+01:00',
    durationSeconds: 1200,
  });
  expect(textOf(night)).toMatch(/^Départ à 23:50 00:10\+1, le lendemain 20 min/);
});

it('reads instants without an offset on the clocks of the network', () => {
  const times = { departureDateTime: '2026-11-21T07:15:00Z', arrivalDateTime: '2026-11-21T07:47:00Z' };
  expect(textOf(journey('a', times), 'Asia/Tokyo')).toMatch(/^Départ à 16:15 16:47 32 min/);
});

it('says that the times are those of each place where its ends are in two zones', () => {
  const across = journey('a', { from: point('Oak', { timeZone: ZONE }), to: point('Elm', { timeZone: 'UTC' }) });
  expect(textOf(across)).toMatch(/^Départ à 08:15 08:47 heure locale 32 min/);
});

it('says how often vehicles come, not in how many minutes, where only this is promised', () => {
  const ride = { kind: 'ride' as const, durationSeconds: 1560, line: line('A'), headwaySeconds: 600 };
  expect(textOf(journey('a', { sections: [ride] }))).toMatch(/Toutes les 10 min environ/);
  expect(screen.getByRole('link')).not.toHaveTextContent('dans 15');
});
