/** The times of both ways are kept current while they are shown. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { answers } from '../../testing/outAndBack.ts';
import { renderView, startVisit } from '../../testing/renderView.tsx';
import { detailed, ride } from '../../testing/trips.ts';
import { View } from '../../views/ReturnSummary.tsx';
import { at, delayed, withSections } from '../roadmap/testing/roadmaps.ts';

const REFRESH_MS = 30_000;
const QUERY = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm', tt: '1', dt: '2026-11-21T08:00', rt: '2026-11-21T17:00' };
const tram = ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' });
const home = ride('A', { start: '17:06', end: '17:20', from: 'Elm', to: 'Oak' });
const OUT = detailed('live-out', [tram]);
const BACK = detailed('live-back', [home]);
const LATE = { ...withSections(OUT, [delayed(tram, 4)]), realTime: 'live' as const };

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(at('07:50')), advanceTimers: true });
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
  jest.useRealTimers();
});

it('shows a delay that was reported after the journeys were chosen', async () => {
  const requestsOf = (code: string) =>
    backend.requests.filter(({ body }) => (body as { journeySummaryCode?: string }).journeySummaryCode === code);
  await renderView(View, { name: 'trip-planner-return-summary', query: { ...QUERY, jc: 'live-out', rc: 'live-back' } });
  await answers(backend).details('live-out', OUT);
  await answers(backend).details('live-back', BACK);
  const out = within(screen.getByRole('region', { name: 'Aller' }));
  expect(out.queryByText(/de retard/)).not.toBeInTheDocument();
  await act(async () => jest.advanceTimersByTime(REFRESH_MS));
  await waitFor(() => expect(requestsOf('live-out')).toHaveLength(2));
  await answers(backend).details('live-out', LATE);
  expect(out.getByText(/4\smin de retard/)).toBeInTheDocument();
});
