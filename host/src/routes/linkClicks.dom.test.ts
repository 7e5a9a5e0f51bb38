import { appLink, openOutsideLinks, outsideLink } from './linkClicks.ts';

function click(html: string, init: MouseEventInit = {}, linkOf = appLink): string | null {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let link: string | null = null;
  const listener = (heard: Event) => {
    link = linkOf(heard as MouseEvent);
    heard.preventDefault();
  };
  document.addEventListener('click', listener);
  document.body.querySelector('b, a')?.dispatchEvent(event);
  document.removeEventListener('click', listener);
  return link;
}

describe('appLink', () => {
  it.each([
    ['a link into the app', '<a href="/fr/schedules?q=1">x</a>', '/fr/schedules?q=1'],
    ['what is inside one', '<a href="/de"><b>x</b></a>', '/de'],
    ['home', '<a href="/">x</a>', '/'],
    ['another origin', '<a href="https://other.test/fr">x</a>', null],
    ['a new tab', '<a href="/fr" target="_blank">x</a>', null],
    ['a download', '<a href="/fr/x.ics" download>x</a>', null],
    ['a file beside the app', '<a href="/assets/a.js">x</a>', null],
    ['an anchor on this page', '<a href="#content">x</a>', null],
    ['the top of this page', '<a href="#">x</a>', null],
    ['a place on another page', '<a href="/fr/schedules#lines">x</a>', '/fr/schedules#lines'],
    ['a letter that is encoded', '<a href="/fr/schedules/line/a%2Fb%7C1">x</a>', '/fr/schedules/line/a%2Fb%7C1'],
    ['a path that is broken', '<a href="/fr/%E0%A4%A">x</a>', '/fr/%E0%A4%A'],
    ['a path with dots', '<a href="/assets/../fr/schedules">x</a>', '/fr/schedules'],
    ['a language that is encoded', '<a href="/%66r/schedules">x</a>', null],
    ['the same frame by its name', '<a href="/fr" target="_SELF">x</a>', '/fr'],
    ['another frame', '<a href="/fr" target="_top">x</a>', null],
    ['two slashes', '<a href="//evil.test/fr">x</a>', null],
    ['two slashes on this site', `<a href="${location.origin}//evil.test/fr">x</a>`, null],
    ['a script', '<a href="javascript:void 0">x</a>', null],
    ['a blob of this site', `<a href="blob:${location.origin}/fr">x</a>`, null],
    ['mail', '<a href="mailto:a@b.test">x</a>', null],
    ['what is no address', '<a href="http://[">x</a>', null],
    ['another port', '<a href="http://localhost:81/fr">x</a>', null],
    ['a link without an address', '<a>x</a>', null],
    ['no link at all', '<b>x</b>', null],
  ])('%s', (_, html, expected) => {
    expect(click(html)).toBe(expected);
  });

  it('finds a link inside the shadow tree of a remote', () => {
    const frame = document.body.appendChild(document.createElement('div'));
    const tree = frame.attachShadow({ mode: 'open' });
    tree.innerHTML = '<a href="/fr/schedules"><b>x</b></a>';
    let link: string | null = null;
    document.addEventListener(
      'click',
      (event) => {
        link = appLink(event);
        event.preventDefault();
      },
      { once: true },
    );
    tree.querySelector('b')?.click();
    expect(link).toBe('/fr/schedules');
  });

  it('ignores a click that a handler has prevented', () => {
    const handled = (event: Event) => event.preventDefault();
    document.body.addEventListener('click', handled);
    expect(click('<a href="/fr">x</a>')).toBeNull();
    document.body.removeEventListener('click', handled);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves %j to the browser',
    (init) => {
      expect(click('<a href="/fr">x</a>', init)).toBeNull();
    },
  );
});

describe('outsideLink', () => {
  it.each([
    ['another site', '<a href="https://other.test/fr">x</a>', 'https://other.test/fr'],
    ['a file beside the app', '<a href="/assets/a.js">x</a>', 'http://localhost/assets/a.js'],
    ['a link into the app', '<a href="/fr/schedules">x</a>', null],
    ['a new tab', '<a href="https://other.test" target="_blank">x</a>', null],
    ['a download', '<a href="/x.ics" download>x</a>', null],
    ['an anchor on this page', '<a href="#content">x</a>', null],
    ['mail', '<a href="mailto:a@b.test">x</a>', null],
    ['a script', '<a href="javascript:void 0">x</a>', null],
    ['a blob', `<a href="blob:${location.origin}/fr">x</a>`, null],
  ])('%s', (_, html, expected) => {
    expect(click(html, {}, outsideLink)).toBe(expected);
  });

  it('is opened by another way until that is stopped', () => {
    const open = jest.fn();
    const stop = openOutsideLinks(open);
    click('<a href="https://other.test/">x</a>');
    stop();
    click('<a href="https://other.test/">x</a>');
    expect(open.mock.calls).toEqual([['https://other.test/']]);
  });
});
