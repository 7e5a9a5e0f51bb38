import { parseOwnTexts, textsIn } from './texts.ts';

it('fills what stands in braces, and only that', () => {
  expect(textsIn('en')('wait', { time: '$& {{time}}' })).toBe('Too many attempts. Try again in $& {{time}}.');
  expect(textsIn('en', { en: { wait: 'In {{time}}, {{email}}' } })('wait', { time: '5 min' })).toBe(
    'In 5 min, {{email}}',
  );
});

it('has the words of the tenant in their language, and those of the product for all else', () => {
  const own = { fr: { newHere: 'Nouveau client ?' } };
  expect([textsIn('fr', own)('newHere'), textsIn('fr', own)('close'), textsIn('de', own)('newHere')]).toEqual([
    'Nouveau client ?',
    'Fermer',
    textsIn('de')('newHere'),
  ]);
});

it.each([
  ['', {}],
  ['{', {}],
  ['null', {}],
  ['["x"]', {}],
  ['{"fr":"x","de":null}', { fr: {}, de: {} }],
  ['{"fr":{"sign-in.close":"Zu","sign-in.create":7}}', { fr: { close: 'Zu' } }],
  ['{"en":{"town:sign-in.create":"Join","other:sign-in.create":"x"}}', { en: { create: 'Join' } }],
  ['{"fr":{"create":"x","host.create":"x","mail.sign-in.create":"x"}}', { fr: {} }],
])('takes of %s the words of the dialog', (json, texts) => {
  expect(parseOwnTexts(json, 'town')).toEqual(texts);
});

it('takes no word from what every object has', () => {
  expect(textsIn('fr', JSON.parse('{"__proto__":{"close":"x"}}'))('close')).toBe('Fermer');
});
