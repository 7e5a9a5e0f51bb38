import { LOCALES } from '@halte/contract';
import { initI18n, loadMessages } from '@halte/i18n';
import { fakeBackend, fakeHost, messageFaults } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { View } from './View.tsx';

const LINE = { mode: 'bus', color: '#0f4c9a', textColor: '#ffffff' };
const LINES = [
  { ...LINE, id: 'b3', shortName: '3', headsigns: ['Harbour', 'Hospital'] },
  { ...LINE, id: 't1', shortName: 'T1', headsigns: ['University', 'Station'] },
];

let backend: ReturnType<typeof fakeBackend>;
/** Answers are kept for each backend, so each test has its own. */
let backends = 0;

beforeEach(async () => {
  backends += 1;
  initI18n({ locale: 'en', apiKey: 'test' });
  await loadMessages('acme.parking', remote.messages);
});
afterEach(() => backend.restore());

function show(): void {
  const host = fakeHost({ tenant: { bffUrl: `http://backend-${backends}.test` } });
  render(
    <HostProvider host={host}>
      <View />
    </HostProvider>,
  );
}

it('shows the lines whose name or destination has what is typed', async () => {
  backend = fakeBackend((request) => void request.answer({ lines: LINES }));
  show();
  expect(await screen.findByText('2 lines')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Line or destination'), 'harb');
  expect(screen.getByRole('listitem')).toHaveTextContent('3 Harbour – Hospital');
  expect(screen.getByRole('status')).toHaveTextContent('1 line');
});

it('says when there are none to show, and asks again', async () => {
  const answers = [
    { body: {}, status: 404 },
    { body: { lines: LINES }, status: 200 },
  ];
  backend = fakeBackend((request) => {
    const { body, status } = answers.shift()!;
    void request.answer(body, status);
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 lines')).toBeInTheDocument();
});

it('has the same texts in every language', async () => {
  const bundles = await Promise.all(LOCALES.map(async (locale) => [locale, await remote.messages(locale)] as const));
  expect(messageFaults(Object.fromEntries(bundles) as Parameters<typeof messageFaults>[0])).toEqual([]);
});
