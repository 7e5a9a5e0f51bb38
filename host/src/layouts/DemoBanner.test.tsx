import '@testing-library/jest-dom';
import { addMessages, initI18n } from '@halte/i18n';
import { render, screen } from '@testing-library/react';
import { messages } from '../messages/en.ts';
import { type App, AppContext } from './appContext.ts';
import { DemoBanner } from './DemoBanner.tsx';

beforeAll(() => {
  initI18n({ locale: 'en', apiKey: 'k' });
  addMessages('host', 'en', messages);
});

const REAL = { imaginary: false, shiftedByWeeks: 0 };

it.each([
  ['an imaginary city', { ...REAL, imaginary: true }, false, 1],
  ['a timetable that was moved', { ...REAL, shiftedByWeeks: -33 }, false, 1],
  ['a network as it is', REAL, false, 0],
  ['an imaginary city in a partner’s page', { ...REAL, imaginary: true }, true, 0],
])('%s', (_, network, isWidget, lines) => {
  const app = { boot: { network }, isWidget } as unknown as App;
  render(
    <AppContext value={app}>
      <DemoBanner />
    </AppContext>,
  );
  expect(screen.queryAllByRole('button', { name: String(messages['network.dismiss']) })).toHaveLength(lines);
});
