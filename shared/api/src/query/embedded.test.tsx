import { changeLocale, initI18n } from '@halte/i18n';
import { fakeBackend, fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { forgetPage, requestKey } from './embedded.ts';
import { useQuery } from './useQuery.ts';

const LINE = { shortName: 'A', alerts: [], directions: [] };
const SECOND = 1_000;

/** A page with these elements, loaded `age` milliseconds after the answers arrived at the server. */
function load(elements: Readonly<Record<string, object | string>>, age = 0) {
  document.body.replaceChildren();
  for (const [name, content] of Object.entries(elements)) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = `data:${name}`;
    const embedded = { locale: 'en', time: Date.now() - age, ...(typeof content === 'string' ? {} : content) };
    script.textContent = typeof content === 'string' ? content : JSON.stringify(embedded);
    document.body.append(script);
  }
  forgetPage();
}

function open() {
  const backend = fakeBackend((request) => void request.answer({ ...LINE, shortName: 'asked' }));
  const host = fakeHost({ tenant: { bffUrl: 'http://bff.test' } });
  const cache = new Map();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>
      <HostProvider host={host}>{children}</HostProvider>
    </SWRConfig>
  );
  const line = (id = 'A/1') =>
    renderHook(() => useQuery('/api/v1/lines/{id}', { params: { path: { id } } }), { wrapper }).result;
  return { backend, wrapper, line };
}

beforeAll(() => initI18n({ locale: 'en', apiKey: 'k' }));
afterEach(() => {
  changeLocale('en');
  forgetPage();
});

it('an answer of the page is the first answer to its request, with the age that it has', async () => {
  load({ line: { address: '/api/v1/lines/A%2F1', answer: LINE } }, 5 * SECOND);
  const { backend, line } = open();
  const shown = line();
  await waitFor(() => expect(shown.current.data).toEqual(LINE));
  expect(Date.now() - Date.parse(shown.current.receivedAt ?? '')).toBeGreaterThanOrEqual(5 * SECOND);
  expect(backend.requests).toEqual([]);
  act(() => shown.current.retry());
  await waitFor(() => expect(shown.current.data?.shortName).toBe('asked'));
  expect(backend.requests).toHaveLength(1);
  backend.restore();
});

it.each([
  ['of another line', { line: { address: '/api/v1/lines/B', answer: LINE } }, 0],
  ['in another language', { line: { address: '/api/v1/lines/A%2F1', answer: LINE, locale: 'de' } }, 0],
  ['that is no longer fresh', { line: { address: '/api/v1/lines/A%2F1', answer: LINE } }, 61 * SECOND],
  ['that lacks what the screen needs', { line: { address: '/api/v1/lines/A%2F1', answer: {} } }, 0],
  ['that is null', { line: { address: '/api/v1/lines/A%2F1', answer: null } }, 0],
  ['that was cut', { line: '{"address":"/api/v1/lines/A%2F1","answer":{"sho' }, 0],
  ['with another query', { line: { address: '/api/v1/lines/A%2F1?a=1', answer: LINE } }, 0],
])('an answer %s is none', async (_what, elements, age) => {
  load(elements, age);
  const { backend, line } = open();
  const shown = line();
  await waitFor(() => expect(shown.current.data?.shortName).toBe('asked'));
  expect(backend.requests).toHaveLength(1);
  backend.restore();
});

it('another language is asked for', async () => {
  load({ line: { address: '/api/v1/lines/A%2F1', answer: LINE } });
  const { backend, line } = open();
  const shown = line();
  await waitFor(() => expect(shown.current.data).toEqual(LINE));
  act(() => changeLocale('de'));
  await waitFor(() => expect(shown.current.data?.shortName).toBe('asked'));
  expect(backend.requests).toHaveLength(1);
  backend.restore();
});

it('the journeys of an address answer the search that the backend names', async () => {
  const search = { fromId: 'a', toId: 'b', tripType: 0 as const, departureDateTime: '2026-11-21T08:00' };
  const journeys = { groups: [], reason: null };
  load({
    journeys: { address: '/api/trip-planner/v2/journeys/of-address?fi=a', answer: { search, answer: journeys } },
  });
  const { backend, wrapper } = open();
  const ask = (body: typeof search) =>
    renderHook(() => useQuery('/api/trip-planner/v2/journeys/search', { body }, { asks: 'once' }), { wrapper }).result;
  const shown = ask(search);
  await waitFor(() => expect(shown.current.data).toEqual(journeys));
  expect(backend.requests).toEqual([]);
  ask({ ...search, departureDateTime: '2026-11-21T08:01' });
  await waitFor(() => expect(backend.requests).toHaveLength(1));
  backend.restore();
});

it('what is asked once, and later than the first render, is answered in the same render', async () => {
  load({ line: { address: '/api/v1/lines/A%2F1', answer: LINE } });
  const { backend, wrapper } = open();
  const seen: (string | undefined)[] = [];
  const { rerender, result } = renderHook(
    ({ question }) => {
      const query = useQuery('/api/v1/lines/{id}', question, { asks: 'once' });
      seen.push(query.data?.shortName);
      return query;
    },
    { wrapper, initialProps: { question: null as { params: { path: { id: string } } } | null } },
  );
  expect(seen).toEqual([undefined]);
  rerender({ question: { params: { path: { id: 'A/1' } } } });
  expect(seen).toEqual([undefined, 'A']);
  expect(result.current.isLoading).toBe(false);
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.data?.shortName).toBe('asked'));
  expect(backend.requests).toHaveLength(1);
  backend.restore();
});

it('the order of parameters does not matter, their values do', () => {
  const key = (query: object) => requestKey('/a/{id}', { params: { path: { id: 'é/1' }, query } }, 'fr');
  expect(key({ b: ['1', '2'], a: 3, c: undefined })).toBe('fr /a/%C3%A9%2F1?a=3&b=1&b=2');
  expect(key({ a: '3', b: ['1', '2'] })).toBe(key({ b: [1, 2], a: 3 }));
  expect(key({ a: '3' })).not.toBe(key({ a: '4' }));
});
