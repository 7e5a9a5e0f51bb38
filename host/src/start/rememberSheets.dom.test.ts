import { readCookie } from '../session/cookies.ts';
import { rememberSheets } from './rememberSheets.ts';

it('notes the style sheets of the page, and those that come later when it is left', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/assets/a.00000001.css"><link rel="preload" as="style" href="/assets/b.00000002.css">';
  rememberSheets();
  expect(readCookie(document.cookie, 'sheets')).toBe('00000001');
  document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/remotes/x/c.00000003.css">');
  window.dispatchEvent(new Event('pagehide'));
  expect(readCookie(document.cookie, 'sheets')).toBe('00000001.00000003');
});
