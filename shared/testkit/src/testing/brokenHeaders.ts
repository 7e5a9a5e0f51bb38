/** A variant of the small header, and the name of the one rule that it breaks. */
export interface BrokenHeader {
  readonly breaks: string;
  readonly how: string;
  readonly replacements: readonly (readonly [before: string, after: string])[];
}

const atLoad = (code: string) => [['/* load */', code]] as const;
const whenMounted = (code: string) => [['/* mounted */', code]] as const;

export const BROKEN_HEADERS: readonly BrokenHeader[] = [
  {
    breaks: 'keeps the contract',
    how: 'is of another contract',
    replacements: [['contract: 1', 'contract: 2']],
  },
  { breaks: 'keeps the contract', how: 'is an area', replacements: [["kind: 'header'", "kind: 'area'"]] },
  {
    breaks: 'has all texts in five languages',
    how: 'lacks a text in German',
    replacements: [["de: { home: 'Startseite', ", "de: { 'home.title': 'Startseite', "]],
  },
  { breaks: 'mounts within three seconds', how: 'throws', replacements: whenMounted("throw new Error('boom');") },
  { breaks: 'mounts within three seconds', how: 'shows nothing', replacements: whenMounted('bar.remove();') },
  {
    breaks: 'mounts within three seconds',
    how: 'comes too late',
    replacements: [
      [
        'messages: async (locale) => TEXTS[locale]',
        'messages: (locale) => new Promise((done) => setTimeout(done, 3100, TEXTS[locale]))',
      ],
    ],
  },
  { breaks: 'mounts within three seconds', how: 'is in an endless loop', replacements: whenMounted('for (;;);') },
  {
    breaks: 'touches nothing outside its element',
    how: 'changes the title of the page',
    replacements: whenMounted("document.title = 'Mine';"),
  },
  {
    breaks: 'touches nothing outside its element',
    how: 'marks the body',
    replacements: whenMounted(
      "document.body.classList.add('mine'); ends.push(() => document.body.removeAttribute('class'));",
    ),
  },
  {
    breaks: 'restyles nothing outside its element',
    how: 'styles all paragraphs',
    replacements: [["const STYLE = '", "const STYLE = 'p { font-style: italic; } "]],
  },
  {
    breaks: 'redefines no global',
    how: 'replaces fetch',
    replacements: atLoad('const { fetch } = window; window.fetch = (...given) => fetch(...given);'),
  },
  {
    breaks: 'redefines no global',
    how: 'extends arrays',
    replacements: atLoad(
      "Object.defineProperty(Array.prototype, 'last', { configurable: true, value() { return this.at(-1); } });",
    ),
  },
  {
    breaks: 'is in the one banner landmark',
    how: 'brings a banner of its own',
    replacements: [["make('div', { className: 'small' })", "make('header', { className: 'small', role: 'banner' })"]],
  },
  {
    breaks: 'has no accessibility violation',
    how: 'has a picture without a text',
    replacements: [
      [
        'bar.replaceChildren(',
        "bar.replaceChildren(make('img', { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' }), ",
      ],
    ],
  },
  {
    breaks: 'has no accessibility violation',
    how: 'has a menu with a picture without a text',
    replacements: [
      [
        'signOut.hidden = !isShown;',
        "signOut.hidden = !isShown; signOut.append(...(isShown ? [make('img', { src: 'data:,' })] : []));",
      ],
    ],
  },
  {
    breaks: 'has no accessibility violation',
    how: 'has a rail with a picture without a text',
    replacements: [['/* side */', "link.append(make('img', { src: 'data:,' }));"]],
  },
  {
    breaks: 'mounts within three seconds',
    how: 'throws in its rail',
    replacements: [['/* side */', "throw new Error('boom');"]],
  },
  {
    breaks: 'leaves no node when unmounted',
    how: 'leaves its rail and footer',
    replacements: [['return () => link.remove();', 'return () => undefined;']],
  },
  {
    breaks: 'is reached by keyboard',
    how: 'takes the Tab key for itself',
    replacements: [
      [
        "const home = make('a', {",
        "const home = make('a', { onkeydown: (event) => event.key === 'Tab' && event.preventDefault(),",
      ],
    ],
  },
  {
    breaks: 'shows where the focus is',
    how: 'has no outline',
    replacements: [['min-height: 44px;', 'min-height: 44px; outline: none;']],
  },
  {
    breaks: 'closes its menus on Escape',
    how: 'knows no Escape',
    replacements: [["if (key !== 'Escape') return;", 'return;']],
  },
  {
    breaks: 'closes its menus on Escape',
    how: 'loses the focus',
    replacements: [['button.focus();', 'button.blur();']],
  },
  {
    breaks: 'speaks five languages',
    how: 'is English only',
    replacements: [['TEXTS[locale]', 'TEXTS.en']],
  },
  {
    breaks: 'follows the language',
    how: 'reads the language once',
    replacements: [['host.locale.subscribe(draw), ', '']],
  },
  {
    breaks: 'offers to sign in',
    how: 'has a button that does nothing',
    replacements: [['host.session.signIn(', 'void (']],
  },
  {
    breaks: 'offers to sign out',
    how: 'has a button that does nothing',
    replacements: [['host.session.signOut()', 'undefined']],
  },
  {
    breaks: 'follows the session',
    how: 'reads the session once',
    replacements: [[', host.session.state.subscribe(draw)', '']],
  },
  {
    breaks: 'follows the cart',
    how: 'does not fetch the cart',
    replacements: [['return void fetchCart();', 'return;']],
  },
  {
    breaks: 'follows the cart',
    how: 'is in an endless loop once something was added',
    replacements: [['if (!detail?.cart)', 'while (detail.status);\n      if (!detail?.cart)']],
  },
  {
    breaks: 'fits 320 pixels',
    how: 'has a fixed width',
    replacements: [["const STYLE = '", "const STYLE = '.small { width: 500px; } "]],
  },
  {
    breaks: 'links to addresses of the host',
    how: 'writes a path by itself',
    replacements: [["host.navigation.href({ name: 'index' })", "'/' + host.locale.get() + '/trip-planner'"]],
  },
  {
    breaks: 'leaves no node when unmounted',
    how: 'leaves its bar',
    replacements: [['element.replaceChildren();', 'style.remove();']],
  },
  {
    breaks: 'leaves no listener when unmounted',
    how: 'listens to the width of the window',
    replacements: [
      ...atLoad('const listener = () => () => undefined;'),
      ...whenMounted("window.addEventListener('resize', listener());"),
    ],
  },
  {
    breaks: 'leaves no timer when unmounted',
    how: 'polls for ever',
    replacements: [...atLoad('const poll = () => undefined;'), ...whenMounted('setInterval(poll, 60_000);')],
  },
  {
    breaks: 'leaves no style when unmounted',
    how: 'leaves its style in the head',
    replacements: [['element.append(style, bar);', 'document.head.append(style); element.append(bar);']],
  },
  {
    breaks: 'keeps memory flat over twenty mounts',
    how: 'stores something with each mount',
    replacements: [
      ...atLoad('const stored = [];'),
      ...whenMounted('stored.push(new Array(20_000).fill(0).map((_, index) => ({ index })));'),
    ],
  },
  {
    breaks: 'obeys the content policy',
    how: 'has an inline style',
    replacements: whenMounted("bar.setAttribute('style', 'padding: 1px');"),
  },
  {
    breaks: 'calls only declared origins',
    how: 'counts its visitors elsewhere',
    replacements: whenMounted("fetch('http://127.0.0.1:9/count').catch(() => undefined);"),
  },
  { breaks: 'logs no error', how: 'logs one', replacements: whenMounted("console.error('no cart');") },
];
