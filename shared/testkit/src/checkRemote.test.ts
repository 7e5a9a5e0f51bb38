import { CONTRACT, LOCALES, type Locale, type Messages } from '@halte/contract';
import { checkRemote } from './checkRemote.ts';
import { messageFaults } from './messageFaults.ts';

function good(locale: Locale): Messages {
  return {
    title: `Title ${locale}`,
    greeting: `Hello {{name}}, {{name}}`,
    stops_one: '{{count}} stop',
    stops_other: '{{count}} stops',
    step_one: 'a name, not a count',
  };
}

function bundles(change: Partial<Record<Locale, Messages>> = {}): Record<Locale, Messages> {
  const all = LOCALES.map((locale) => [locale, { ...good(locale), ...change[locale] }]);
  return Object.fromEntries(all) as Record<Locale, Messages>;
}

function without(locale: Locale, key: string): Record<Locale, Messages> {
  const { [key]: _, ...rest } = good(locale);
  return { ...bundles(), [locale]: rest };
}

it('finds no fault in good texts', () => {
  expect(messageFaults(bundles())).toEqual([]);
  expect(messageFaults(bundles({ fr: { stops_many: '{{count}} d’arrêts' } }))).toEqual([]);
});

it.each([
  ['a missing key', without('de', 'title'), ['de: title is missing']],
  ['a key of its own', bundles({ it: { extra: 'più' } }), ['it: extra is not in fr']],
  ['an empty text', bundles({ en: { title: '  ' } }), ['en: title is empty']],
  ['an empty plural form', bundles({ en: { stops_one: '' } }), ['en: stops_one is empty']],
  [
    'another placeholder',
    bundles({ es: { greeting: 'Hola {{nombre}}' } }),
    ['es: greeting has {{nombre}}, fr has {{name}}'],
  ],
  ['a plural form too few', without('es', 'stops_one'), ['es: stops_one is missing']],
  ['a lost plural form in French', without('fr', 'stops_one'), ['fr: stops_one is missing']],
])('names %s', (_, given, faults) => {
  expect(messageFaults(given)).toEqual(faults);
});

function View() {
  return null;
}

const remote = {
  contract: CONTRACT,
  kind: 'area',
  id: 'schedules',
  messages: async (locale: Locale) => good(locale),
  views: { schedules: async () => ({ View }) },
};

it('finds no fault in a good remote', async () => {
  expect(await checkRemote({ remote })).toEqual([]);
  expect(await checkRemote({ remote: { ...remote, kind: 'header', mount: () => () => undefined } })).toEqual([]);
});

it.each([
  ['another contract', { ...remote, contract: 2 }, 'wrong-contract: it speaks contract 2, the host 1'],
  ['no views', { ...remote, views: null }, 'invalid-module: it has no views'],
  [
    'a view without a component',
    { ...remote, views: { schedules: async () => ({}) } },
    'view schedules has no component named View, and no mount(element, props)',
  ],
  [
    'a view that does not load',
    { ...remote, views: { schedules: () => Promise.reject(new Error('gone')) } },
    'view schedules does not load: gone',
  ],
  [
    'texts that do not load',
    {
      ...remote,
      messages: (locale: Locale) =>
        locale === 'it' ? Promise.reject(new Error('gone')) : Promise.resolve(good(locale)),
    },
    'it: messages do not load: gone',
  ],
])('names %s', async (_, given, fault) => {
  expect(await checkRemote({ remote: given })).toEqual([fault]);
});
