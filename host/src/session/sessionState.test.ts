import { cookieText, readCookie } from './cookies.ts';
import { ANONYMOUS, infosText, nextSession, sessionCookies } from './sessionState.ts';

const TOKEN = `userToken=${encodeURIComponent('{"accessToken":"abc"}')}`;
const INFOS = `userInfos=${encodeURIComponent('{"attributes":{"firstName":"Ada"}}')}`;
const ADA = { authenticated: true, loading: false, attributes: { firstName: 'Ada' } };

describe('nextSession', () => {
  it.each([
    ['both cookies', ANONYMOUS, `${TOKEN}; ${INFOS}`, ADA],
    [
      'raw JSON in the cookies',
      ANONYMOUS,
      'userToken={"accessToken":"abc"}; userInfos={"attributes":{"firstName":"Ada"}}',
      ADA,
    ],
    ['the token alone is not enough to become signed in', ANONYMOUS, TOKEN, ANONYMOUS],
    ['the infos alone neither', ANONYMOUS, INFOS, ANONYMOUS],
    ['losing the infos keeps the session', ADA, TOKEN, ADA],
    ['losing the token ends it', ADA, INFOS, ANONYMOUS],
    ['losing both ends it', ADA, '', ANONYMOUS],
    ['malformed JSON counts as absent', ADA, `userToken={"accessToken":; ${INFOS}`, ANONYMOUS],
    ['an empty token counts as absent', ADA, `userToken={"accessToken":""}; ${INFOS}`, ANONYMOUS],
    ['loading ends without cookies', { ...ANONYMOUS, loading: true }, '', ANONYMOUS],
    ['loading ends with one cookie', { ...ANONYMOUS, loading: true }, TOKEN, ANONYMOUS],
  ])('%s', (_, before, cookies, after) => {
    expect(nextSession(before, sessionCookies(cookies))).toEqual(after);
  });

  it('stays the same object while nothing changes', () => {
    expect(nextSession(ADA, sessionCookies(`${TOKEN}; ${INFOS}`))).toBe(ADA);
  });
});

describe('infosText', () => {
  it('holds all attributes, or the name alone where they are too long for a cookie', () => {
    const named = { firstName: 'Zoé', lastName: 'Ö' };
    expect(JSON.parse(infosText({ ...named, city: 'Rennes' }))).toEqual({ attributes: { ...named, city: 'Rennes' } });
    const long = infosText({ ...named, address: 'é'.repeat(1_000) });
    expect(JSON.parse(long)).toEqual({ attributes: named });
  });
});

describe('cookies', () => {
  it('reads by the exact name', () => {
    expect(readCookie('xlocale=de; locale=it; a=b', 'locale')).toBe('it');
    expect(readCookie('a=b=c', 'a')).toBe('b=c');
    expect(readCookie('a=b', 'locale')).toBeNull();
  });

  it('writes what a browser understands', () => {
    expect(cookieText('locale', 'fr', { domain: '.app.test', days: 365, secure: true })).toBe(
      'locale=fr; path=/; max-age=31536000; samesite=lax; domain=.app.test; secure',
    );
  });
});
