import { initI18n } from '@halte/i18n';
import { render, screen } from '@testing-library/react';
import { journey, line, ZONE } from '../../testing/trips.ts';
import { loadJourneyMessages } from '../../trip/loadJourneyMessages.ts';
import { JourneyCard } from './JourneyCard.tsx';

it('says how often vehicles come, not in how many minutes, where only this is promised', async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  await loadJourneyMessages();
  const ride = { kind: 'ride' as const, durationSeconds: 1560, line: line('A'), headwaySeconds: 600 };
  const found = journey('one', { sections: [ride] });
  render(<JourneyCard journey={found} zone={ZONE} since={found.departureDateTime} href="/one" />);
  expect(screen.getByRole('link')).toHaveTextContent(/Toutes les 10\smin environ/);
});
