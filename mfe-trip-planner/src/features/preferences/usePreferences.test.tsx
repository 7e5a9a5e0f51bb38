import { act } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { TEMPLATE } from '../../testing/preferences.ts';
import { renderState } from '../../testing/renderState.tsx';
import { startVisit } from '../../testing/renderView.tsx';
import { optionAt } from './model.ts';
import { chosen } from './rules.ts';
import { usePreferences } from './usePreferences.ts';

const WHEELCHAIR = { section: 'accessibility', key: 'wheelchair' };
const ON_WHEELS = chosen(TEMPLATE, WHEELCHAIR, { type: 'toggle', selectedKey: 'on' });

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  localStorage.clear();
  backend = fakeBackend();
});
afterEach(() => backend.restore());

async function newVisit() {
  startVisit({ keepsPreferences: true });
  const view = renderState(usePreferences);
  await act(backend.settled);
  return view;
}

const answer = (body: unknown, status?: number) => act(async () => backend.requests.at(-1)?.answer(body, status));

async function loadedVisit() {
  const view = await newVisit();
  await answer(TEMPLATE);
  return view;
}

it('loads the template once', async () => {
  const { result } = await newVisit();
  renderState(usePreferences);
  await act(backend.settled);
  expect(result.current).toMatchObject({ isLoading: true, preferences: null });
  await answer(TEMPLATE);
  expect(result.current).toMatchObject({ isLoading: false, couldNotLoad: false, preferences: TEMPLATE });
  renderState(usePreferences);
  await act(backend.settled);
  expect(backend.requests.map(({ path }) => path)).toEqual(['/api/trip-planner/v4/journeys/preferences']);
});

it('keeps what is chosen for the next visit, and merges it over the template', async () => {
  const { result } = await loadedVisit();
  await act(async () => result.current.save(ON_WHEELS));
  const next = await loadedVisit();
  expect(optionAt(next.result.current.preferences!, WHEELCHAIR)).toMatchObject({ selectedKey: 'on' });
  expect(next.result.current.template).toEqual(TEMPLATE);
});

it('goes back to the template, and forgets', async () => {
  const { result } = await loadedVisit();
  await act(async () => result.current.save(ON_WHEELS));
  await act(async () => result.current.save(TEMPLATE));
  expect(result.current.preferences).toEqual(TEMPLATE);
  expect(localStorage.getItem('trip-planner.customPreferences')).toBeNull();
});

it('forgets what was chosen and taken back', async () => {
  const { result } = await loadedVisit();
  await act(async () => result.current.save(ON_WHEELS));
  await act(async () => result.current.save(chosen(ON_WHEELS, WHEELCHAIR, { type: 'toggle', selectedKey: 'off' })));
  expect(localStorage.getItem('trip-planner.customPreferences')).toBeNull();
});

it('reports a failure, has nothing to choose from, and tries again on retry', async () => {
  const { result } = await newVisit();
  await answer({}, 400);
  expect(result.current).toMatchObject({ isLoading: false, couldNotLoad: true, preferences: null });
  await act(async () => result.current.save(TEMPLATE));
  expect(result.current.preferences).toBeNull();
  await act(async () => result.current.retry());
  await act(backend.settled);
  await answer(TEMPLATE);
  expect(result.current).toMatchObject({ couldNotLoad: false, preferences: TEMPLATE });
});

it('tries again on retry while the client pauses after failures', async () => {
  const { result } = await newVisit();
  for (let failures = 0; failures < 5; failures += 1) {
    await answer({}, 500);
    await act(async () => result.current.retry());
    await act(backend.settled);
  }
  await answer(TEMPLATE);
  expect(result.current).toMatchObject({ couldNotLoad: false, preferences: TEMPLATE });
});

it('uses the template of the last visit when it could not load', async () => {
  const { result } = await loadedVisit();
  await act(async () => result.current.save(ON_WHEELS));
  const next = await newVisit();
  await answer({}, 400);
  expect(next.result.current.couldNotLoad).toBe(true);
  expect(optionAt(next.result.current.preferences!, WHEELCHAIR)).toMatchObject({ selectedKey: 'on' });
});

it('selects every mode of which the backend says nothing', async () => {
  const { result } = await newVisit();
  const modes = [{ key: 'tram' }, { key: 'bus', selected: true }, { key: 'ferry', selected: false }];
  await answer({ sections: [{ sectionKey: 'modes', options: [{ type: 'mode', key: 'modes', modes }] }] });
  const selected = [
    { key: 'tram', selected: true },
    { key: 'bus', selected: true },
    { key: 'ferry', selected: false },
  ];
  const expected = { sections: [{ sectionKey: 'modes', options: [{ type: 'mode', key: 'modes', modes: selected }] }] };
  expect([result.current.template, result.current.preferences]).toEqual([expected, expected]);
  expect(JSON.parse(localStorage.getItem('trip-planner.preferencesTemplate') ?? '')).toEqual(expected);
});
