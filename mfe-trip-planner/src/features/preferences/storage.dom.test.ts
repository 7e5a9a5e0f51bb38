import { TEMPLATE } from '../../testing/preferences.ts';
import { createPreferencesStorage } from './storage.ts';

beforeEach(() => localStorage.clear());

const storage = createPreferencesStorage(() => localStorage);

it('keeps template and choices under the names of the specification, and forgets them', () => {
  storage.write('template', TEMPLATE);
  storage.write('custom', TEMPLATE);
  expect(Object.keys(localStorage).sort()).toEqual([
    'trip-planner.customPreferences',
    'trip-planner.preferencesTemplate',
  ]);
  expect(storage.read('custom')).toEqual(TEMPLATE);
  storage.write('custom', null);
  expect([storage.read('custom'), storage.read('template')]).toEqual([null, TEMPLATE]);
});

const withOption = (option: object) => JSON.stringify({ sections: [{ sectionKey: 'a', options: [option] }] });

it.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['no sections', '{}'],
  ['sections that are none', '{"sections":{}}'],
  ['a section without a name', '{"sections":[{"options":[]}]}'],
  ['an unknown option', withOption({ type: 'wheel', key: 'a' })],
  ['an option that is part of every object', withOption({ type: 'constructor', key: 'a' })],
  ['a slider without a number', withOption({ type: 'slider', key: 'a', min: 0, max: 1, step: 1, value: '1' })],
  ['a toggle between on and off', withOption({ type: 'toggle', key: 'a', selectedKey: 'half' })],
  ['a criterion without criteria', withOption({ type: 'criterion', key: 'a', bodyParam: 'a', selectedKey: 'b' })],
  ['a mode that is neither', withOption({ type: 'mode', key: 'a', modes: [{ key: 'bus' }] })],
])('reads no preferences out of %s', (_, text) => {
  localStorage.setItem('trip-planner.customPreferences', text);
  expect(storage.read('custom')).toBeNull();
});

it('does without where the browser refuses', () => {
  const refusing = createPreferencesStorage(() => {
    throw new DOMException('No storage here', 'SecurityError');
  });
  refusing.write('custom', TEMPLATE);
  expect(refusing.read('custom')).toBeNull();
});
