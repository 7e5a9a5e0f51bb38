/** A header that obeys every rule, in a few lines and without any library: the broken ones of the tests are variants of it. */
const SOURCE = `
var small_header = (() => {
  const TEXTS = {
    fr: { home: 'Accueil', signIn: 'Se connecter', signOut: 'Se déconnecter', account: 'Compte de {{name}}', cart: 'Panier : {{count}}' },
    en: { home: 'Home', signIn: 'Sign in', signOut: 'Sign out', account: 'Account of {{name}}', cart: 'Cart: {{count}}' },
    es: { home: 'Inicio', signIn: 'Iniciar sesión', signOut: 'Cerrar sesión', account: 'Cuenta de {{name}}', cart: 'Cesta: {{count}}' },
    it: { home: 'Pagina iniziale', signIn: 'Accedi', signOut: 'Esci', account: 'Account di {{name}}', cart: 'Carrello: {{count}}' },
    de: { home: 'Startseite', signIn: 'Anmelden', signOut: 'Abmelden', account: 'Konto von {{name}}', cart: 'Warenkorb: {{count}}' },
  };
  const STYLE = '.small a, .small button { display: inline-block; min-height: 44px; color: CanvasText; }';
  const make = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };
  /* load */

  function mount(element, host) {
    const ends = [];
    const on = (target, type, listener) => {
      target.addEventListener(type, listener);
      ends.push(() => target.removeEventListener(type, listener));
    };
    let cart = 0;
    const bar = make('div', { className: 'small' });
    const style = make('style', { nonce: document.querySelector('meta[name="csp-nonce"]').nonce, textContent: STYLE });
    element.append(style, bar);
    const count = (given) => given.baskets.flatMap(({ products }) => products).reduce((sum, { quantity }) => sum + quantity, 0);

    function account() {
      const { authenticated, attributes } = host.session.state.get();
      if (!authenticated) {
        const signIn = make('button', { type: 'button' }, host.translate('signIn'));
        signIn.onclick = () => host.session.signIn(host.navigation.current.get().fullPath);
        return [signIn];
      }
      const button = make('button', { type: 'button', ariaExpanded: 'false' }, host.translate('account', { name: attributes.firstName }));
      const signOut = make('button', { type: 'button', hidden: true }, host.translate('signOut'));
      const show = (isShown) => {
        button.ariaExpanded = String(isShown);
        signOut.hidden = !isShown;
      };
      button.onclick = () => show(signOut.hidden);
      signOut.onclick = () => host.session.signOut();
      for (const part of [button, signOut]) {
        part.onkeydown = ({ key }) => {
          if (key !== 'Escape') return;
          show(false);
          button.focus();
        };
      }
      return [button, signOut];
    }

    function draw() {
      const home = make('a', { href: host.navigation.href({ name: 'index' }) }, host.translate('home'));
      const german = make('a', { href: host.navigation.hrefIn('de'), lang: 'de', hreflang: 'de' }, 'Deutsch');
      bar.replaceChildren(home, ' ', german, ' ', ...account(), make('p', {}, host.translate('cart', { count: cart })));
    }

    async function fetchCart() {
      const answer = await fetch(host.tenant.bffUrl + '/store/cart?email=ada@example.org', { headers: { 'X-Api-Key': host.tenant.apiKey } });
      cart = count(await answer.json());
      draw();
    }

    on(window, 'cart-updated', ({ detail }) => {
      if (!detail?.cart) return void fetchCart();
      cart = count(detail.cart);
      draw();
    });
    ends.push(host.locale.subscribe(draw), host.session.state.subscribe(draw));
    draw();
    /* mounted */
    return () => {
      for (const end of ends) end();
      element.replaceChildren();
    };
  }

  const side = (element, host) => {
    const link = make('a', { href: host.navigation.href({ name: 'index' }) }, host.translate('home'));
    /* side */
    element.append(link);
    return () => link.remove();
  };

  const remote = {
    contract: 1, kind: 'header', id: 'small-header', messages: async (locale) => TEXTS[locale],
    mount, mountSidebar: side, mountFooter: side,
  };
  return { init() {}, get: async () => () => ({ remote }) };
})();
`;

/** The source of the header with each text replaced by another. @throws when one is not in it. */
export function smallHeader(replacements: readonly (readonly [before: string, after: string])[] = []): string {
  return replacements.reduce((source, [before, after]) => {
    if (!source.includes(before)) throw new Error(`The header does not contain ${before}.`);
    return source.replaceAll(before, () => after);
  }, SOURCE);
}

export const SMALL_MANIFEST = {
  id: 'shop-header',
  container: 'small_header',
  version: '1.0.0',
  entry: 'entry.js',
  preload: {},
};
