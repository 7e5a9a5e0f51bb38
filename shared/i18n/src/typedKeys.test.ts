import { initI18n, lazyMessages, messageLoader, translate } from './index.ts';

const fr = { title: 'Titre', 'stops.near': 'Arrêts', stops_one: '{{count}} arrêt', stops_other: '{{count}} arrêts' };

declare module './namespaces.ts' {
  interface MessageNamespaces {
    typed: typeof fr;
  }
}

const file = <M>(messages: M) => ({
  fr: async () => ({ messages: fr }),
  en: async () => ({ messages }),
  es: async () => ({ messages: fr }),
  it: async () => ({ messages: fr }),
  de: async () => ({ messages: fr }),
});

const english = { title: 'Title', 'stops.near': 'Stops', stops_one: '{{count}} stop', stops_other: '{{count}} stops' };

const load = messageLoader('typed', file(english));

beforeAll(async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  await load();
});

it('takes the keys of the namespace, a plural without its suffix', async () => {
  expect([translate('typed', 'stops.near'), translate('typed', 'stops', { count: 2 })]).toEqual(['Arrêts', '2 arrêts']);
  expect((await load.of('en'))['title']).toBe('Title');
});

it('does not compile with a key that no message has', () => {
  // @ts-expect-error: no message has this key
  expect(translate('typed', 'no.such.key')).toBe('no.such.key');
  // @ts-expect-error: a plural form is chosen by `count`
  expect(translate('typed', 'stops_one')).toBe(' arrêt');
  // @ts-expect-error: nothing is registered under this namespace
  expect(translate('nowhere', 'title')).toBe('');
  // @ts-expect-error: the same
  messageLoader('nowhere', file(english));
});

it('does not compile with a language without a key or a plural form', async () => {
  // @ts-expect-error: without `stops_other`
  const load = lazyMessages(file({ title: 'Title', 'stops.near': 'Stops', stops_one: '{{count}} stop' }));
  expect(await load('en')).not.toHaveProperty('stops_other');
});

it.each(['pt', 'toString', ''])('reports a language without a file, %j, and takes French', async (language) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await Reflect.apply(lazyMessages(file(english)), undefined, [language])).toBe(fr);
  expect(log.mock.calls).toEqual([[`Unknown locale file: ${language}`]]);
  log.mockRestore();
});
