import { bearerOf, newToken, tokenHash } from './tokens.ts';

it('makes tokens of 256 bits, each another', () => {
  expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32);
  expect(newToken()).not.toBe(newToken());
});

it('keeps a token by its SHA-256', () => {
  expect(tokenHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

describe('a bearer', () => {
  it.each([
    ['Bearer abc', 'abc'],
    ['bearer   abc ', 'abc'],
    ['abc', 'abc'],
    ['bearerabc', 'bearerabc'],
  ])('of %j is %s', (header, token) => {
    expect(bearerOf(header)).toBe(token);
  });

  it.each([undefined, '', ' ', 'Bearer', 'Bearer '])('is missing in %j', (header) => {
    expect(() => bearerOf(header)).toThrow(expect.objectContaining({ code: 'missing-token' }));
  });
});
