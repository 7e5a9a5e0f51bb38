/**
 * The header of a tenant that writes its own: one script without a library or a build, made after the contract alone. What it shows is in a
 * shadow root, so that its style stays inside and the page's stays outside.
 */
(() => {
  const MESSAGES = {
    fr: {
      welcome: 'Bienvenue à bord',
      home: 'Accueil',
      lines: 'Lignes',
      language: 'Langue',
      signIn: 'Se connecter',
      signOut: 'Se déconnecter',
      account: 'Compte de {{name}}',
      cart_one: 'Panier, {{count}} article',
      cart_many: 'Panier, {{count}} d’articles',
      cart_other: 'Panier, {{count}} articles',
      empty: 'Le panier est vide.',
      total: 'Total : {{price}}',
    },
    en: {
      welcome: 'Welcome on board',
      home: 'Home',
      lines: 'Lines',
      language: 'Language',
      signIn: 'Sign in',
      signOut: 'Sign out',
      account: 'Account of {{name}}',
      cart_one: 'Cart, {{count}} item',
      cart_other: 'Cart, {{count}} items',
      empty: 'The cart is empty.',
      total: 'Total: {{price}}',
    },
    es: {
      welcome: 'Bienvenido a bordo',
      home: 'Inicio',
      lines: 'Líneas',
      language: 'Idioma',
      signIn: 'Iniciar sesión',
      signOut: 'Cerrar sesión',
      account: 'Cuenta de {{name}}',
      cart_one: 'Carrito, {{count}} artículo',
      cart_many: 'Carrito, {{count}} de artículos',
      cart_other: 'Carrito, {{count}} artículos',
      empty: 'El carrito está vacío.',
      total: 'Total: {{price}}',
    },
    it: {
      welcome: 'Benvenuti a bordo',
      home: 'Pagina iniziale',
      lines: 'Linee',
      language: 'Lingua',
      signIn: 'Accedi',
      signOut: 'Esci',
      account: 'Account di {{name}}',
      cart_one: 'Carrello, {{count}} articolo',
      cart_many: 'Carrello, {{count}} di articoli',
      cart_other: 'Carrello, {{count}} articoli',
      empty: 'Il carrello è vuoto.',
      total: 'Totale: {{price}}',
    },
    de: {
      welcome: 'Willkommen an Bord',
      home: 'Startseite',
      lines: 'Linien',
      language: 'Sprache',
      signIn: 'Anmelden',
      signOut: 'Abmelden',
      account: 'Konto von {{name}}',
      cart_one: 'Warenkorb, {{count}} Artikel',
      cart_other: 'Warenkorb, {{count}} Artikel',
      empty: 'Der Warenkorb ist leer.',
      total: 'Summe: {{price}}',
    },
  };
  const LANGUAGES = { fr: 'Français', en: 'English', es: 'Español', it: 'Italiano', de: 'Deutsch' };

  const STYLE = `
    :host { display: block; color-scheme: light dark; font: 1rem/1.3 Georgia, serif; }
    .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0 0.75rem; min-height: 65px; padding: 0 1rem;
      background: light-dark(#082f49, #bae6fd); color: light-dark(#f0f9ff, #082f49); }
    p { margin: 0; flex: 1; font-style: italic; }
    a, button { display: inline-flex; align-items: center; min-width: 44px; min-height: 44px; padding: 0 0.5rem;
      border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
    a:focus-visible, button:focus-visible { outline: 3px solid currentcolor; outline-offset: -3px; }
    .menu { position: relative; }
    .panel { position: absolute; inset-block-start: 100%; inset-inline-end: 0; z-index: 1; min-width: 12rem; padding: 0.5rem;
      background: light-dark(#f0f9ff, #082f49); color: light-dark(#082f49, #f0f9ff); border: 1px solid currentcolor; }
    .panel[hidden] { display: none; }
    ul { margin: 0; padding: 0; list-style: none; }
    li { padding: 0.25rem 0.5rem; }
  `;

  const make = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const linesOf = ({ baskets = [], plans = [], packages = [] }) => [
    ...baskets.flatMap(({ products = [] }) => products),
    ...plans,
    ...packages,
  ];
  const nameOf = (line) => line.modalProductName ?? line.modalPlanName ?? line.modalPackageName ?? '';
  const hasCartEmail = () => /(?:^|; )cartEmail=/.test(document.cookie);

  function mount(element, host) {
    const ends = [];
    const on = (target, type, listener) => {
      target.addEventListener(type, listener);
      ends.push(() => target.removeEventListener(type, listener));
    };
    // In a separate element: a shadow root cannot be detached from its element, and the host's element is not this header's to change.
    const outer = make('div', {});
    const root = outer.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    element.append(outer);
    const requests = new AbortController();
    let cart = null;

    /** A button with a panel; Escape closes it and gives the focus back. */
    function menu() {
      const button = make('button', { type: 'button', ariaExpanded: 'false' });
      const panel = make('div', { className: 'panel', hidden: true });
      const show = (isShown) => {
        button.ariaExpanded = String(isShown);
        panel.hidden = !isShown;
      };
      button.onclick = () => show(panel.hidden);
      const whole = make('div', { className: 'menu' }, button, panel);
      whole.onkeydown = ({ key }) => {
        if (key !== 'Escape' || panel.hidden) return;
        show(false);
        button.focus();
      };
      whole.onfocusout = ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !whole.contains(relatedTarget)) show(false);
      };
      return { whole, button, panel, show };
    }

    const welcome = make('p', {});
    const home = make('a', {});
    const lines = make('a', {});
    const languages = menu();
    const cartMenu = menu();
    const account = menu();
    const signIn = make('button', { type: 'button' });
    const signOut = make('button', { type: 'button' });
    account.panel.append(signOut);
    signIn.onclick = () => host.session.signIn(host.navigation.current.get().fullPath);
    signOut.onclick = () => host.session.signOut();
    root.append(
      make('div', { className: 'bar' }, home, welcome, lines, languages.whole, cartMenu.whole, signIn, account.whole),
    );

    function drawCart() {
      const entries = cart ? linesOf(cart) : [];
      const count = entries.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
      cartMenu.button.textContent = host.translate('cart', { count });
      const price = new Intl.NumberFormat(host.locale.get(), { style: 'currency', currency: cart?.currency ?? 'EUR' });
      const rows = entries.map((line) => make('li', {}, `${nameOf(line)} × ${line.quantity ?? 1}`));
      const total = price.format((cart?.totalAmountIncludingTaxes ?? 0) / 100);
      cartMenu.panel.replaceChildren(
        ...(count === 0
          ? [host.translate('empty')]
          : [make('ul', {}, ...rows), host.translate('total', { price: total })]),
      );
    }

    function draw() {
      const { authenticated, loading, attributes } = host.session.state.get();
      const locale = host.locale.get();
      welcome.textContent = host.translate('welcome');
      home.textContent = host.translate('home');
      home.href = host.navigation.href({ name: 'index' });
      lines.textContent = host.translate('lines');
      lines.href = host.navigation.href({ name: 'schedules' });
      languages.button.textContent = `${host.translate('language')} ${locale.toUpperCase()}`;
      const links = Object.entries(LANGUAGES).map(([language, name]) =>
        make('a', { href: host.navigation.hrefIn(language), lang: language, hreflang: language }, name),
      );
      languages.panel.replaceChildren(make('ul', {}, ...links.map((link) => make('li', {}, link))));
      signIn.textContent = host.translate('signIn');
      signIn.hidden = authenticated || loading;
      signIn.style.display = signIn.hidden ? 'none' : '';
      account.whole.hidden = !authenticated;
      account.button.textContent = host.translate('account', { name: String(attributes.firstName ?? '') });
      signOut.textContent = host.translate('signOut');
      drawCart();
    }

    async function fetchCart() {
      const token = host.session.accessToken();
      if (token === null && !hasCartEmail()) return;
      const email = /(?:^|; )cartEmail=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      try {
        const answer = await fetch(`${host.tenant.bffUrl}/store/cart${token === null ? `?email=${email}` : ''}`, {
          headers: {
            'X-Api-Key': host.tenant.apiKey,
            'Accept-Language': host.locale.get(),
            ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
          },
          signal: requests.signal,
        });
        if (!answer.ok) return;
        cart = await answer.json();
        drawCart();
      } catch (error) {
        if (!requests.signal.aborted) host.report(error, 'cart');
      }
    }

    on(window, 'cart-updated', ({ detail }) => {
      if (detail?.cart) {
        cart = detail.cart;
        drawCart();
      } else void fetchCart();
      if (detail?.status === 'add') cartMenu.show(true);
    });
    ends.push(
      host.locale.subscribe(draw),
      host.session.state.subscribe(draw),
      host.navigation.current.subscribe(draw),
      () => requests.abort(),
    );
    draw();
    void fetchCart();
    return () => {
      for (const end of ends) end();
      outer.remove();
    };
  }

  const remote = {
    contract: 1,
    kind: 'header',
    id: 'tide-header',
    messages: async (locale) => MESSAGES[locale],
    mount,
  };
  globalThis.tide_header = { init() {}, get: async () => () => ({ remote }) };
})();
