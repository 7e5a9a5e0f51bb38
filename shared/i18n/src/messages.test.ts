import {
  addMessages,
  arrival,
  changeLocale,
  getLocale,
  i18next,
  initI18n,
  loadLocale,
  loadMessages,
  setLocale,
  translateKey,
} from './messages.ts';

beforeAll(() => {
  addMessages('queued', 'fr', { early: 'avant' });
  initI18n({
    locale: 'en',
    apiKey: 'azur',
    tenantMessages: {
      en: { title: 'Azur', 'lines.only': 'Azur lines', 'azur:raw': 'prefixed', boats: '{{count}} by boat' },
      fr: { deep: 'azur fr' },
    },
  });
  addMessages('area', 'fr', { title: 'Titre', plain: 'Simple', deep: 'profond', french: 'en français' });
  addMessages('area', 'en', {
    title: 'Title',
    plain: 'Plain',
    deep: 'deep',
    only: 'Area only',
    greeting: 'Hello {{name}}',
    stops_one: '{{count}} stop',
    stops_other: '{{count}} stops',
    boats_one: '{{count}} boat',
    boats_other: '{{count}} boats',
    'a.b:c': 'dots and colons',
    'azur:own': 'brought by the remote',
  });
  addMessages('lines', 'en', { only: 'Lines only' });
});
beforeEach(() => setLocale('en'));

it.each([
  ['area', 'title', undefined, 'Azur'],
  ['area', 'plain', undefined, 'Plain'],
  ['area', 'deep', undefined, 'deep'],
  ['area', 'french', undefined, 'en français'],
  ['area', 'nowhere', undefined, 'nowhere'],
  ['area', 'nowhere:at.all', undefined, 'nowhere:at.all'],
  ['area', 'a.b:c', undefined, 'dots and colons'],
  ['area', 'own', undefined, 'brought by the remote'],
  ['area', 'raw', undefined, 'prefixed'],
  ['area', 'only', undefined, 'Area only'],
  ['lines', 'only', undefined, 'Azur lines'],
  ['area', 'stops', { count: 1 }, '1 stop'],
  ['area', 'stops', { count: 12 }, '12 stops'],
  ['area', 'boats', { count: 1 }, '1 by boat'],
  ['area', 'greeting', { name: '<b>&"' }, 'Hello <b>&"'],
  ['area', 'greeting', { name: '$t(plain) {{count}}' }, 'Hello $t(plain) {{count}}'],
  ['queued', 'early', undefined, 'avant'],
  ['not-here-yet', 'word', undefined, ''],
])('%s / %s %j is %s', (namespace, key, values, expected) => {
  expect(translateKey(namespace, key, values)).toBe(expected);
});

const TEMPLATES = {
  none: 'Plain',
  empty: '',
  one: 'Hello {{name}}',
  spaced: 'Hello {{ name }}!',
  twice: '{{name}}, {{name}} and {{other}}',
  counted: '{{count}} of {{name}}',
  dashed: 'Hello {{- name}}',
  formatted: 'Hello {{name, uppercase}}',
  open: 'Hello {{name',
  nested: '$t(one) {{name}}',
  both: '{{count}} of all',
  both_other: '{{count}} of several',
  none_zero: 'none at all',
  none_one: 'one',
  empty_one: '',
  empty_other: '',
  plural_one: '{{count}} stop of {{name}}',
  plural_other: '{{count}} stops of {{name}}',
  plural_many: '{{count}} of stops of {{name}}',
};

it.each(
  Object.keys({ ...TEMPLATES, plural: '', absent: '' }).flatMap((key) =>
    [
      undefined,
      {},
      { name: 'a' },
      { name: '{{other}} $& $t(none)', other: 0 },
      { name: '', count: 3 },
      { name: 'b', count: 1 },
      { name: 'c', count: 0 },
      { name: 'd', count: 2_000_000 },
      { count: 1.5 },
      { count: 'x' },
    ].flatMap((values) => [['en', key, values] as const, ['fr', key, values] as const]),
  ),
)('in %s, %s with %j is what i18next makes of it', async (locale, key, values) => {
  await setLocale(locale);
  addMessages('templates', locale, TEMPLATES);
  const count = values && 'count' in values && typeof values.count === 'number' ? values.count : undefined;
  const options = { ns: 'templates', nest: false, defaultValue: key, replace: values ?? {}, count };
  expect(translateKey('templates', key, values)).toBe(i18next.t(key, options));
});

it('waits for the texts of every namespace before it changes the language', async () => {
  await loadMessages('lazy', async (locale) => ({ word: `mot ${locale}` }));
  expect(translateKey('lazy', 'word')).toBe('mot en');
  const heard: string[] = [];
  const listen = () => heard.push(translateKey('lazy', 'word'));
  i18next.on('languageChanged', listen);
  await setLocale('de');
  i18next.off('languageChanged', listen);
  expect(heard).toEqual(['mot de']);
  expect(getLocale()).toBe('de');
  expect(translateKey('area', 'french')).toBe('en français');
});

it('says that texts have arrived only where they are others than before', () => {
  const onArrival = jest.fn();
  i18next.on(arrival('shared'), onArrival);
  const shared = { name: 'Shared', more: 'More' };
  addMessages('shared', 'en', shared);
  expect(onArrival).toHaveBeenCalledTimes(1);
  addMessages('shared', 'en', { name: 'Shared' });
  addMessages('shared', 'en', shared);
  expect(onArrival).toHaveBeenCalledTimes(1);
  addMessages('shared', 'en', { name: 'Another' });
  expect(onArrival).toHaveBeenCalledTimes(2);
  expect(translateKey('shared', 'name')).toBe('Another');
  expect(translateKey('shared', 'more')).toBe('More');
});

it('keeps the language when texts cannot be loaded', async () => {
  let answers = true;
  await loadMessages('shaky', async () => {
    if (!answers) throw new Error('offline');
    return { word: 'word' };
  });
  answers = false;
  await expect(setLocale('it')).rejects.toThrow('offline');
  expect(getLocale()).toBe('en');
  answers = true;
  await setLocale('it');
  expect(getLocale()).toBe('it');
});

it('catches up when the language changes while texts load', async () => {
  let release: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const loading = loadMessages('slow', async (locale) => {
    if (locale === 'en') await gate;
    return { word: locale };
  });
  await setLocale('es');
  release?.();
  await loading;
  expect(translateKey('slow', 'word')).toBe('es');
});

it('counts millions in the form `_other`', async () => {
  addMessages('counted', 'fr', { lines_one: '{{count}} ligne', lines_other: '{{count}} lignes' });
  await setLocale('fr');
  expect(translateKey('counted', 'lines', { count: 1_000_000 })).toBe('1000000 lignes');
});

it('changes nothing until a loaded language is chosen, then has the texts of those that were loaded meanwhile as well', async () => {
  await loadLocale('it');
  await loadMessages('late', async (locale) => ({ word: locale }));
  expect([getLocale(), translateKey('late', 'word')]).toEqual(['en', 'en']);
  changeLocale('it');
  expect([getLocale(), translateKey('late', 'word')]).toEqual(['it', 'it']);
});
