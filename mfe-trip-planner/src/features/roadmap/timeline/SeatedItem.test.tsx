import { type Instant, initI18n } from '@halte/i18n';
import { fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { render, screen } from '@testing-library/react';
import { detailed, ride } from '../../../testing/trips.ts';
import { loadJourneyMessages } from '../../journey/loadJourneyMessages.ts';
import { loadRoadmapMessages } from '../loadRoadmapMessages.ts';
import { RideItem } from './RideItem.tsx';
import { SeatedItem } from './SeatedItem.tsx';

it('tells the traveller to stay on board, and as which line the vehicle goes on', async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  await loadRoadmapMessages();
  const { line } = ride('12', { start: '08:21', end: '08:30', from: 'Elm', to: 'Fir' }).ride!;
  const departure = '2026-11-23T08:20:00+01:00' as Instant;
  render(<SeatedItem step={{ kind: 'seated', key: 's', departure, seconds: 60, stop: 'Elm', line }} />);
  expect(screen.getByText(/^Restez à bord\s: à l’arrêt Elm, ce véhicule continue comme /)).toBeInTheDocument();
});

it.each([true, false])(
  'a ride to the next stop says to get off there, unless the traveller stays on board: %s',
  async (staysSeated) => {
    initI18n({ locale: 'fr', apiKey: 'test' });
    await Promise.all([loadRoadmapMessages(), loadJourneyMessages()]);
    const bus = ride('12', { start: '08:21', end: '08:30', from: 'Elm', to: 'Fir' });
    const departure = '2026-11-23T08:21:00+01:00' as Instant;
    const step = {
      kind: 'ride',
      key: 'r',
      section: 0,
      departure,
      seconds: 540,
      ride: bus.ride!,
      intermediateStops: [],
      staysSeated,
    } as const;
    render(
      <HostProvider host={fakeHost()}>
        <RideItem
          step={step}
          journey={detailed('code', [bus])}
          later={[]}
          toOther={() => ({ name: 'trip-planner' })}
          isDim={false}
        />
      </HostProvider>,
    );
    expect(screen.queryAllByText('Descendez au prochain arrêt')).toHaveLength(staysSeated ? 0 : 1);
  },
);
