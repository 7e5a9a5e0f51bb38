import { appLink } from './clicks.ts';

function click(html: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let link: string | null = null;
  const listener = (heard: Event) => {
    link = appLink(heard as MouseEvent);
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
    ['no link at all', '<b>x</b>', null],
  ])('%s', (_, html, expected) => {
    expect(click(html)).toBe(expected);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves %j to the browser',
    (init) => {
      expect(click('<a href="/fr">x</a>', init)).toBeNull();
    },
  );
});
