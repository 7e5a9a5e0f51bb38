import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import {
  answers,
  CHOOSE_FIRST,
  found,
  groupOf,
  NO_LONGER,
  SEARCH,
  sentBack,
  stepByStep,
} from '../../testing/outAndBack.ts';
import { listed, renderView, startVisit, visit } from '../../testing/renderView.tsx';
import { View } from '../../views/Preview.tsx';
import { View as Results } from '../../views/Results.tsx';

const OUT = 'out|A&B=é#';
const SIMPLE = { ...SEARCH, tt: '0' };
const target = (name: string) => new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://x');
const open = (query: Readonly<Record<string, string>>) => renderView(View, { name: 'trip-planner-preview', query });

/** The searches that the half and the full height of the sheet lead to. */
const sheetTargets = () => {
  const sheet = document.querySelector('[data-sheet="peek"]');
  return ['half', 'full'].map((height) => {
    const { pathname, searchParams } = new URL(sheet?.getAttribute(`data-sheet-${height}`) ?? '', 'http://x');
    expect(pathname).toBe('/fr/trip-planner-results');
    return Object.fromEntries(searchParams);
  });
};

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
  jest.restoreAllMocks();
});

it('redirects to the results of the same search when the address names no journey', async () => {
  const host = await open(SIMPLE);
  expect(host.calls).toEqual(sentBack(SIMPLE, CHOOSE_FIRST));
});

it('redirects to the results of the same search when the journey is refused', async () => {
  const query = { ...SIMPLE, jc: OUT };
  const host = await open(query);
  expect(host.calls).toEqual([]);
  await answers(backend).details(OUT, { code: 'journey-expired', message: 'Gone.' }, 404);
  expect(host.calls).toEqual(sentBack(query, NO_LONGER));
});

it('shows the failure with a retry when the backend does not answer', async () => {
  const host = await open({ ...SIMPLE, jc: OUT });
  expect(screen.getByText('Chargement du trajet…').closest('[role="status"]')).toBeVisible();
  await answers(backend).details(OUT, { code: 'internal', message: 'No.' }, 500);
  expect(screen.getByRole('alert')).toHaveTextContent('Le service ne répond pas');
  screen.getByRole('button', { name: 'Réessayer' }).click();
  await answers(backend).details(OUT, stepByStep(OUT, '08:41', '09:11'));
  expect(screen.getByRole('link', { name: /^Départ (prévu )?à/ })).toBeInTheDocument();
  expect(host.calls).toEqual([]);
});

it('of a one-way trip opened by its address leads to the roadmap, and with the sheet to a search that selects it', async () => {
  await open({ ...SIMPLE, jc: OUT });
  await answers(backend).details(OUT, stepByStep(OUT, '08:41', '09:11'));
  expect(screen.getByRole('heading', { level: 1, name: 'Votre trajet sur la carte' })).toBeInTheDocument();
  const row = screen.getByRole('link', { name: /^Départ (prévu )?à/ });
  expect(decodeURIComponent(new URL(row.getAttribute('href') ?? '', 'http://x').pathname)).toBe(
    `/fr/trip-planner-roadmap-journeyId/${OUT}`,
  );
  expect(sheetTargets()).toEqual([
    { ...SIMPLE, jc: OUT },
    { ...SIMPLE, jc: OUT },
  ]);
  expect(screen.queryByRole('button', { name: 'Trajet suivant' })).not.toBeInTheDocument();
});

describe('of a trip that was searched', () => {
  const codes = ['one', 'two', 'three'] as const;

  /** The results of three journeys, and the address of their lowest sheet. */
  async function searched(query: Readonly<Record<string, string>> = SIMPLE) {
    await renderView(Results, { name: 'trip-planner-results', query });
    await waitFor(() => expect(backend.requests).toHaveLength(1));
    const journeys = codes.map((code, at) => found(code, `08:4${at}`, `09:1${at}`));
    await act(async () => backend.requests[0]?.answer(groupOf(...journeys)));
    await act(backend.settled);
    await listed();
    const address = document.querySelector('[data-sheet-peek]')?.getAttribute('data-sheet-peek') ?? '';
    cleanup();
    return Object.fromEntries(new URL(address, 'http://x').searchParams);
  }
  const replaced = (code: string) => ({
    call: 'replace',
    target: { name: 'trip-planner-preview', query: { ...SIMPLE, jc: code } },
  });
  const selected = () => Object.keys(visit().searches.state.selected.DEPARTURE);

  it('is what the lowest sheet of the results leads to; a swipe, the arrow keys and buttons lead to the others', async () => {
    const query = await searched();
    expect(query).toEqual({ ...SIMPLE, jc: 'one' });
    const host = await open({ ...SIMPLE, jc: 'two' });
    expect(sheetTargets()).toEqual([SIMPLE, SIMPLE]);
    const row = screen.getByRole('link', { name: /^Départ (prévu )?à/ });
    fireEvent.keyDown(row, { key: 'ArrowRight' });
    expect(host.calls).toEqual([replaced('three')]);
    expect(selected()).toEqual(['three']);
    fireEvent.touchStart(row, { touches: [{ clientX: 100, clientY: 10 }] });
    fireEvent.touchEnd(row, { changedTouches: [{ clientX: 160, clientY: 20 }] });
    fireEvent.click(screen.getByRole('button', { name: 'Trajet suivant' }));
    expect(host.calls.slice(1)).toEqual([replaced('one'), replaced('three')]);
    // With a modifier the key is the browser's.
    fireEvent.keyDown(row, { key: 'ArrowLeft', altKey: true });
    expect(host.calls).toHaveLength(3);
  });

  it('ends at the ends of the list', async () => {
    const host = await open(await searched());
    const button = screen.getByRole('button', { name: 'Trajet précédent' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
    expect(host.calls).toEqual([]);
  });

  it('is not there where the list stands beside the map', async () => {
    const query = await searched();
    jest.spyOn(window, 'matchMedia').mockReturnValue({ ...window.matchMedia(''), matches: true });
    const host = await open(query);
    expect(host.calls).toEqual([{ call: 'replaceWith', address: expect.stringContaining('/trip-planner-results?') }]);
  });

  it('selects in a new search the journey that its address names', async () => {
    await searched({ ...SIMPLE, jc: 'two' });
    expect(selected()).toEqual(['two']);
  });
});

it('of the outbound journey chooses it with the row, and leads to the others with the sheet', async () => {
  const query = { ...SEARCH, jc: OUT };
  await open(query);
  await answers(backend).details(OUT, stepByStep(OUT, '08:41', '09:11'));
  expect(screen.getByRole('heading', { level: 1, name: 'Votre aller sur la carte' })).toBeInTheDocument();
  const row = screen.getByRole('link', { name: /08:41 .*, Choisir cet aller$/ });
  const chosen = new URL(row.getAttribute('href') ?? '', 'http://x');
  expect(chosen.pathname).toBe('/fr/trip-planner-returns');
  expect(Object.fromEntries(chosen.searchParams)).toEqual(query);
  expect(target('Détails du trajet de 08:41').pathname).toContain('/trip-planner-roadmap-journeyId/');
  expect(sheetTargets()).toEqual([query, query]);
});
