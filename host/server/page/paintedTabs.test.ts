import type { FirstPaint } from '@halte/contract/firstPaint';
import { paintTabs, type TabsInput } from './paintedTabs.ts';
import { HOSTILE_VALUES } from './testing/hostileValues.ts';

const html = '<li><a href=""><path d=""></path></a></li>';
const TAB: FirstPaint = {
  html,
  css: '',
  holes: [
    { at: html.indexOf('""') + 1, kind: 'tab', name: 'href' },
    { at: html.lastIndexOf('""') + 1, kind: 'tab', name: 'icon' },
    { at: html.indexOf('</a>'), kind: 'tab', name: 'label' },
  ],
  fixed: [],
};

const INPUT: TabsInput = {
  tabs: [
    { area: 'schedules', route: 'schedules', icon: 'M4 4h16' },
    { area: 'acme.parking', route: 'acme.parking', icon: 'M0 0' },
  ],
  texts: { 'tabs.schedules': 'Lignes', 'tabs.acme.parking': 'Parkings' },
  wording: { of: () => null },
  href: ({ route }) => `/fr/${route}`,
  isCurrent: ({ area }) => area === 'schedules',
  find: async (name) => (name === 'tab-current' ? { ...TAB, html: html.replace('li', 'LI') } : TAB),
};

it('has each tab in the form that it has in the app', async () => {
  expect(await paintTabs(INPUT)).toBe(
    '<LI><a href="/fr/schedules"><path d="M4 4h16"></path>Lignes</a></li><li><a href="/fr/acme.parking"><path d="M0 0"></path>Parkings</a></li>',
  );
});

it('has the tenant’s words', async () => {
  const wording = { of: (key: string) => (key === 'host.tabs.schedules' ? 'Lignes & arrêts' : null) };
  expect(await paintTabs({ ...INPUT, wording })).toContain('Lignes &amp; arrêts</a>');
});

it('is left out where the build has no markup of a tab, and where the app would fill a text', async () => {
  expect(await paintTabs({ ...INPUT, find: async () => null })).toBeNull();
  expect(await paintTabs({ ...INPUT, texts: { ...INPUT.texts, 'tabs.schedules': 'Lignes {{x}}' } })).toBeNull();
});

it.each(HOSTILE_VALUES)('is the same markup with %j for a text', async (value) => {
  const painted = await paintTabs({
    ...INPUT,
    texts: { ...INPUT.texts, 'tabs.acme.parking': value.replaceAll('{{', '') },
  });
  const tags = (text: string | null) => text?.match(/<[^>]*>/g)?.map((tag) => tag.toLowerCase());
  if (painted !== null) expect(tags(painted)).toEqual(tags(await paintTabs(INPUT)));
});
