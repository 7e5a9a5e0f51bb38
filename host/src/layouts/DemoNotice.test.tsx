import '@testing-library/jest-dom';
import { addMessages, initI18n } from '@halte/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type App, AppContext } from '../context/appContext.ts';
import { messages as de } from '../messages/de.ts';
import { messages } from '../messages/en.ts';
import { messages as es } from '../messages/es.ts';
import { messages as fr } from '../messages/fr.ts';
import { messages as italian } from '../messages/it.ts';
import { DemoNotice } from './DemoNotice.tsx';

beforeAll(() => {
  initI18n({ locale: 'en', apiKey: 'k' });
  addMessages('host', 'en', messages);
});

const tenant = { map: { tiles: { attribution: [] } } };
const REAL = { imaginary: false, shiftedByWeeks: 0 };

it.each([
  ['an imaginary city', { ...REAL, imaginary: true }, false, 1],
  ['a timetable that was moved', { ...REAL, shiftedByWeeks: -33 }, false, 1],
  ['a network as it is', REAL, false, 0],
  ['an imaginary city in a partner’s page', { ...REAL, imaginary: true }, true, 0],
])('%s', (_, network, isWidget, lines) => {
  const app = { boot: { network, tenant }, isWidget } as unknown as App;
  render(
    <AppContext value={app}>
      <DemoNotice />
    </AppContext>,
  );
  expect(screen.queryAllByRole('button', { expanded: false })).toHaveLength(lines);
});

it.each([
  ['above', [{ text: '© OpenStreetMap' }], '1rem'],
  ['where there are no', [], ''],
])('stands %s sources of the map', (_, attribution, margin) => {
  const network = { ...REAL, imaginary: true };
  const app = { boot: { network, tenant: { map: { tiles: { attribution } } } }, isWidget: false } as unknown as App;
  render(
    <AppContext value={app}>
      <DemoNotice />
    </AppContext>,
  );
  expect(screen.getByRole('button').parentElement?.style.marginBlockEnd).toBe(margin);
});

it('opens the whole message, and closes it on Escape and when the focus leaves', async () => {
  const app = { boot: { network: { imaginary: true, shiftedByWeeks: 2 }, tenant }, isWidget: false } as unknown as App;
  render(
    <AppContext value={app}>
      <DemoNotice />
    </AppContext>,
  );
  const chip = screen.getByRole('button', { name: messages['network.imaginary.short'] });
  const message = screen.getByText(/Do not rely on them to travel\./);
  expect(message).not.toBeVisible();
  await userEvent.click(chip);
  expect(message).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(message).not.toBeVisible();
  await userEvent.click(chip);
  await userEvent.tab();
  expect(message).not.toBeVisible();
});

it.each([messages, fr, es, italian, de])(
  'a timetable that was moved is not called a demonstration: its lines are real',
  (texts) => {
    expect(`${texts['network.shifted.short']} ${texts['network.shifted']}`).not.toMatch(/d[eéi]mo/i);
  },
);
