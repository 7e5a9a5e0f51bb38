import { normalisedEmail } from './email.ts';

it.each([
  ['ada@example.org', 'ada@example.org'],
  ['  Ada.L@Example.ORG ', 'ada.l@example.org'],
  ['ada+trips@mail.example.co.uk', 'ada+trips@mail.example.co.uk'],
  ['rene\u0301@exemple.fr', 'ren\u00e9@exemple.fr'],
])('%j is stored as %s', (text, email) => {
  expect(normalisedEmail(text)).toBe(email);
});

it.each([
  '',
  'ada',
  'ada@',
  '@example.org',
  'ada@example',
  'ada@exa mple.org',
  'ada@@example.org',
  'ada@example.o',
  '<ada@example.org>',
  'ada@example.org,bob@example.org',
  'a\u0000da@example.org',
  'a\u202Eda@example.org',
  'ada@example\u2066.org',
  `${'a'.repeat(250)}@example.org`,
])('%j is no address', (text) => {
  expect(() => normalisedEmail(text)).toThrow(expect.objectContaining({ code: 'invalid-email' }));
});
