import { type Instant, initI18n } from '@halte/i18n';
import { render, screen } from '@testing-library/react';
import { loadRoadmapMessages } from '../../roadmap/loadRoadmapMessages.ts';
import { ride } from '../../testing/trips.ts';
import { SeatedItem } from './SeatedItem.tsx';

it('tells the traveller to stay on board, and as which line the vehicle goes on', async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  await loadRoadmapMessages();
  const { line } = ride('12', { start: '08:21', end: '08:30', from: 'Elm', to: 'Fir' }).ride!;
  const departure = '2026-11-23T08:20:00+01:00' as Instant;
  render(<SeatedItem step={{ kind: 'seated', key: 's', departure, seconds: 60, stop: 'Elm', line }} />);
  expect(screen.getByText(/^Restez à bord\s: à Elm, ce véhicule continue comme /)).toBeInTheDocument();
});
