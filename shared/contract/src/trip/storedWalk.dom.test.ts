import { OWN_PREFERENCES_KEY, storedWalkQuestion } from './storedWalk.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const toggle = (key: string, selectedKey: string) => ({ type: 'toggle', key, selectedKey });
const sections = (...options: readonly object[]) =>
  JSON.stringify({
    sections: [
      { sectionKey: 'modes', options: [] },
      { sectionKey: 'comfort', options },
    ],
  });

it.each([
  ['nothing', null, {}],
  ['neither', sections(toggle('wheelchair', 'off'), toggle('avoidStairs', 'off')), {}],
  ['a wheelchair', sections(toggle('wheelchair', 'on')), { profile: 'wheelchair' }],
  ['no stairs', sections(toggle('avoidStairs', 'on'), toggle('wheelchair', 'off')), { profile: 'stepFree' }],
  ['both', sections(toggle('avoidStairs', 'on'), toggle('wheelchair', 'on')), { profile: 'wheelchair' }],
  ['neither on nor off', sections(toggle('wheelchair', 'half')), {}],
  ['no JSON', '{', {}],
  ['null', 'null', {}],
  ['a section that is none', '{"sections":[null,{"options":[null]},{"options":3}]}', {}],
])('reads for whom walks are: %s', (_, stored, question) => {
  if (stored !== null) localStorage.setItem(OWN_PREFERENCES_KEY, stored);
  expect(storedWalkQuestion()).toEqual(question);
});

it('is on foot where the browser refuses to read', () => {
  localStorage.setItem(OWN_PREFERENCES_KEY, sections(toggle('wheelchair', 'on')));
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  expect(storedWalkQuestion()).toEqual({});
});
