import { announceLocale } from '../locale/remember.ts';
import { loadThirdPartyScripts } from './thirdPartyScripts.ts';

const CONSENT = 'https://consent.example/banner.js';
const ANALYTICS = 'https://analytics.example/tracker.js';

const scripts = () => [...document.querySelectorAll('script')];
const addresses = () => scripts().map(({ src }) => src);

beforeEach(() => document.head.replaceChildren());

it.each([
  [{}, []],
  [{ consentScript: CONSENT }, [CONSENT]],
  [{ analyticsScript: ANALYTICS }, [ANALYTICS]],
  [{ consentScript: CONSENT, analyticsScript: ANALYTICS }, [CONSENT, ANALYTICS]],
])('loads the scripts of the tenant: %j', (urls, expected) => {
  loadThirdPartyScripts(urls);
  expect(addresses()).toEqual(expected);
  expect(scripts().every(({ async }) => async)).toBe(true);
});

it('loads the consent banner again in another language, and analytics once', () => {
  // The cases above go on listening: this tenant has addresses of its own.
  const [consentScript, analyticsScript] = ['https://other.example/banner.js', 'https://other.example/tracker.js'];
  const own = () => scripts().filter(({ src }) => src.startsWith('https://other.example/'));
  loadThirdPartyScripts({ consentScript, analyticsScript });
  const [banner, tracker] = own();
  announceLocale('de');
  expect(own().map(({ src }) => src)).toEqual([analyticsScript, consentScript]);
  expect(own()).not.toContain(banner);
  expect(own()).toContain(tracker);
});
