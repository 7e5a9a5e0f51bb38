/** As in a host: scripts of the page's own origin, and of markup the empty text and what Leaflet writes. All else is a violation of the content policy. */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: {
      readonly createHTML: (markup: string) => string | null;
      readonly createScriptURL: (address: string) => string | null;
    },
  ): unknown;
}

(window as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createHTML: (markup) => (markup === '' || markup === '<svg/>' ? markup : null),
  createScriptURL: (address) => (new URL(address, document.baseURI).origin === location.origin ? address : null),
});
