import { signInTexts } from './signInTexts.ts';

it.each([
  ['no words', {}, {}],
  ['words of the dialog', { fr: { 'sign-in.newHere': 'Nouveau ?' } }, { fr: { newHere: 'Nouveau ?' } }],
  ['words behind the key of the tenant', { en: { 'town:sign-in.create': 'Join' } }, { en: { create: 'Join' } }],
  [
    'words of other areas, and of all',
    { fr: { create: 'x', 'host.create': 'x', 'mail.sign-in.create': 'x' }, de: { 'sign-in.create': 'Neu' } },
    { de: { create: 'Neu' } },
  ],
])('takes %s', (_what, messages, expected) => {
  expect(signInTexts({ apiKey: 'town', messages })).toEqual(expected);
});
