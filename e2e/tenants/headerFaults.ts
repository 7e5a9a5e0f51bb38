import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tenant's own header, as stored here. */
export const OWN_HEADER = readFileSync(join(import.meta.dirname, 'ownHeader/entry.js'), 'utf8');

/** A tenant's header that does harm. */
export interface HeaderFault {
  readonly name: string;
  readonly source: string;
  /** The text that its server sends instead of `source`, whose hash is in the manifest. */
  readonly sent?: string;
  /** The tenant's file has the hash of another manifest. */
  readonly isOtherManifest?: true;
  /** Happens when the cart has changed, because it is shown by then. */
  readonly isLater?: true;
  /** The browser ends the process of its frame. */
  readonly endsItsFrame?: true;
  /** The page continues with the product's fallback, or with this header, which has harmed itself only. */
  readonly ends: 'built-in' | 'ready';
  /** The text that it shows in its frame after its attempts. */
  readonly tried?: string;
}

const replaced = (before: string, after: string) => {
  if (!OWN_HEADER.includes(before)) throw new Error(`The header does not contain ${before}.`);
  return OWN_HEADER.replace(before, () => after);
};
const atLoad = (code: string) => `${code}\n${OWN_HEADER}`;
const LAST_OF_MOUNT = 'draw();\n    void fetchCart();\n    return';
const whenMounted = (code: string) => replaced(LAST_OF_MOUNT, `${code}\n    ${LAST_OF_MOUNT}`);
const later = (code: string) => whenMounted(`addEventListener('cart-updated', () => { ${code} });`);

/** For the code of a fault. */
const SAY =
  "const say = (text) => document.body.append(Object.assign(document.createElement('p'), { textContent: text }));";

/** Tries each act and reports which ones were possible. */
const attempts = (acts: readonly string[]) => `
  ${SAY}
  const possible = [];
  ${acts.map((act) => `try { ${act}; possible.push(${JSON.stringify(act)}); } catch {}`).join('\n  ')}
  say('possible: ' + possible.join());
`;

export const HEADER_FAULTS: readonly HeaderFault[] = [
  { name: 'throws when it is loaded', source: atLoad("throw new Error('boom');"), ends: 'built-in' },
  { name: 'throws when it is mounted', source: whenMounted("throw new Error('boom');"), ends: 'built-in' },
  {
    name: 'never has its texts',
    source: replaced('messages: async (locale) => MESSAGES[locale]', 'messages: () => new Promise(() => {})'),
    ends: 'built-in',
  },
  { name: 'hangs before it is shown', source: whenMounted('for (;;) {}'), ends: 'built-in' },
  { name: 'hangs later', source: later('for (;;) {}'), isLater: true, ends: 'built-in' },
  {
    name: 'fills the memory',
    source: later('const stored = []; setInterval(() => stored.push(new Array(2_000_000).fill(0.5)));'),
    isLater: true,
    endsItsFrame: true,
    ends: 'built-in',
  },
  {
    name: 'has other bytes than its manifest says',
    source: OWN_HEADER,
    sent: atLoad('globalThis.isAltered = true;'),
    ends: 'built-in',
  },
  {
    name: 'has another manifest than the tenant names',
    source: OWN_HEADER,
    isOtherManifest: true,
    ends: 'built-in',
  },
  {
    name: 'loads a script that its manifest does not list',
    source: atLoad(`
      ${SAY}
      const script = document.createElement('script');
      script.src = new URL('unlisted.js', document.currentScript.src).href;
      for (const end of ['load', 'error']) script.addEventListener(end, () => say('script: ' + end));
      document.head.append(script);
    `),
    tried: 'script: error',
    ends: 'ready',
  },
  {
    name: 'restyles everything',
    source: whenMounted(`
      const style = document.createElement('style');
      style.textContent = '* { visibility: hidden !important; } :root { --c-brand: red !important; }';
      ${SAY}
      document.head.append(style);
      say('restyled');
    `),
    tried: 'restyled',
    ends: 'ready',
  },
  {
    name: 'redefines globals',
    source: later(`
      ${SAY}
      say('redefined');
      Array.prototype.map = () => [];
      JSON.parse = () => null;
      Promise.prototype.then = () => undefined;
      window.fetch = () => { throw new Error('mine'); };
      Element.prototype.append = () => undefined;
    `),
    isLater: true,
    tried: 'redefined',
    ends: 'ready',
  },
  {
    name: 'reaches for the page',
    source: atLoad(
      attempts([
        'parent.document.body.remove()',
        'parent.fetch = null',
        "parent.location = '/fr/account'",
        "localStorage.setItem('halte', 'mine')",
        "sessionStorage.getItem('halte')",
        "indexedDB.open('halte')",
      ]),
    ),
    tried: 'possible:',
    ends: 'ready',
  },
];
