import '@testing-library/jest-dom';
import { addMinutes, initI18n } from '@halte/i18n';
import { fakeHost } from '@halte/testkit';
import { render, screen } from '@testing-library/react';
import { Visit, visit } from '../../testing/renderView.tsx';
import { loadJourneyMessages } from '../../trip/loadJourneyMessages.ts';
import { DepartureCountdown } from './DepartureCountdown.tsx';
import { LineStrip } from './LineStrip.tsx';

beforeAll(async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  await loadJourneyMessages();
});

it('shows the unit of walking minutes, because line names are beside them', () => {
  render(<LineStrip parts={[{ kind: 'walk', minutes: 12 }]} />);
  expect(screen.getByRole('img', { name: '12 min à pied' })).toHaveTextContent(/^12\smin$/);
});

it('leaves the blank after the countdown outside, behind the dot that is drawn after it', () => {
  const { container } = render(
    <Visit host={fakeHost()}>
      <DepartureCountdown departure={addMinutes(visit().trips.state.now, 10)} />
    </Visit>,
  );
  expect(container.querySelector('span')?.textContent).toBe('dans 10 min');
  expect(container.textContent).toBe('dans 10 min ');
});
