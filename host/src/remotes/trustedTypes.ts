/** The part of Trusted Types that is used here; browsers without it check nothing. */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: {
      readonly createHTML: (markup: string) => string | null;
      readonly createScriptURL: (address: string) => string | null;
    },
  ): unknown;
}

const absolute = (address: string): string => new URL(address, document.baseURI).href;

/** How the addresses of scripts begin that the page may run. The files of this host are the first kind of them. */
const beginnings = new Set([absolute('/')]);

/** Allows scripts of another origin: the files of a remote's folder (the content policy has their hashes, where they are signed), or one that the tenant lists. */
export function allowScripts(address: string): void {
  beginnings.add(absolute(address));
}

/**
 * What becomes of a text where code is expected, in the whole page (`require-trusted-types-for`): of markup, what Leaflet writes to see what the browser can
 * do, and nothing; of addresses of scripts, those that are allowed. Null refuses, with a report of the browser that names the place. There is no rule for
 * scripts in texts, which refuses all of them.
 */
const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', {
  createHTML: (markup) => (markup === '' || markup === '<svg/>' ? markup : null),
  createScriptURL(address) {
    const script = absolute(address);
    return [...beginnings].some((beginning) => script.startsWith(beginning)) ? address : null;
  },
});
