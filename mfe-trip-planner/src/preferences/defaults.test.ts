import { fakeBackend, testApi } from '../testing/fakeBackend.ts';
import { createPreferencesStorage } from './storage.ts';
import { createPreferencesStore } from './store.ts';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  localStorage.clear();
  backend = fakeBackend();
});
afterEach(() => {
  backend.restore();
});

it('takes every mode of which the backend says nothing', async () => {
  const store = createPreferencesStore(createPreferencesStorage(() => localStorage));
  const loaded = store.load(testApi());
  await backend.settled();
  const modes = [{ key: 'tram' }, { key: 'bus', selected: true }, { key: 'ferry', selected: false }];
  const options = [{ type: 'mode', key: 'modes', modes }];
  await backend.asked[0]?.answer({ sections: [{ sectionKey: 'modes', options }] });
  await loaded;
  const taken = [
    { key: 'tram', selected: true },
    { key: 'bus', selected: true },
    { key: 'ferry', selected: false },
  ];
  const expected = { sections: [{ sectionKey: 'modes', options: [{ type: 'mode', key: 'modes', modes: taken }] }] };
  expect([store.state.template, store.state.preferences]).toEqual([expected, expected]);
  expect(JSON.parse(localStorage.getItem('trip-planner.preferencesTemplate') ?? '')).toEqual(expected);
});
