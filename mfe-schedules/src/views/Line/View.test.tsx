import '@testing-library/jest-dom';
import type { Query } from '@halte/contract';
import { addMessages, initI18n } from '@halte/i18n';
import { type BackendRequest, type FakeBackend, fakeBackend, fakeHost } from '@halte/testkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { messages as en } from '../../messages/en.ts';
import { lineA } from '../../testing/lineDetail.ts';
import { View } from './View.tsx';

const LINE = '/api/v1/lines/A';
let answers: Record<string, (request: BackendRequest) => void>;
let backend: FakeBackend;

const answer = (body: unknown, status?: number) => (request: BackendRequest) => void request.answer(body, status);

beforeEach(() => {
  initI18n({ locale: 'en', apiKey: 'test' });
  addMessages('schedules', 'en', en);
  answers = { [LINE]: answer(lineA()) };
  backend = fakeBackend((request) => answers[request.path]?.(request));
});

afterEach(() => {
  backend.restore();
});

function renderLine(query: Query = {}, options: Parameters<typeof fakeHost>[0] = {}) {
  const host = fakeHost({ tenant: { bffUrl: 'http://bff.test' }, ...options });
  const view = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <View host={host} params={{ id: 'A' }} query={query} />
    </SWRConfig>,
  );
  return { host, ...view };
}

const lastTarget = ({ calls }: ReturnType<typeof fakeHost>) => calls.findLast(({ call }) => call === 'replace');

describe('the head', () => {
  it('names the line and its ends, leads back to all lines, and saves it', async () => {
    const user = userEvent.setup();
    const { host } = renderLine();
    expect(await screen.findByRole('heading', { level: 1, name: /^Tram A, Airport ↔ University/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All lines' })).toHaveAttribute('href', '/en/schedules');
    const star = screen.getByRole('button', { name: 'Line A in your favourites' });
    expect(star).toHaveAttribute('aria-pressed', 'false');
    await user.click(star);
    expect(host.calls).toContainEqual(expect.objectContaining({ action: 'add', favourite: { kind: 'LINE', id: 'A' } }));
    expect(star).toHaveAttribute('aria-pressed', 'true');
  });

  it('leads back to the step by step from which the line was reached', async () => {
    renderLine({}, { context: { lineCameFromRoadmap: true, lastTripPlannerRoute: '/en/roadmap/7' } });
    expect(await screen.findByRole('link', { name: 'Back to the step by step' })).toHaveAttribute(
      'href',
      '/en/roadmap/7',
    );
  });

  it('has the directions and the parts of the page as tabs, moved by the arrow keys, in the address', async () => {
    const user = userEvent.setup();
    const { host } = renderLine({ stop: 'm' });
    const [first, second] = await screen.findAllByRole('tab', { name: /^towards/ });
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(second).toHaveAttribute('tabindex', '-1');
    first?.focus();
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    const query = { direction: '1', stop: 'm' };
    expect(lastTarget(host)).toMatchObject({ target: { name: 'schedules-line-id', params: { id: 'A' }, query } });
    await user.click(screen.getByRole('tab', { name: 'Info' }));
    expect(lastTarget(host)).toMatchObject({ target: { query: { stop: 'm', view: 'info' } } });
  });
});

describe('a line that', () => {
  it('does not exist says so and leads to all lines', async () => {
    answers[LINE] = answer({ code: 'line-not-found', message: 'None.' }, 404);
    renderLine();
    expect(await screen.findByText('This line does not exist, or no longer does')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All lines' })).toHaveAttribute('href', '/en/schedules');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('cannot be loaded can be requested again', async () => {
    const user = userEvent.setup();
    answers[LINE] = answer({ code: 'internal', message: 'Broken.' }, 500);
    renderLine();
    expect(await screen.findByRole('alert')).toHaveTextContent('The line could not be loaded');
    answers[LINE] = answer(lineA());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Tram A/ })).toBeInTheDocument();
  });
});
