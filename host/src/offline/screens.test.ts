/** The files of the screens that show a timetable which is taken along. */
import { keepNetwork } from './network/keptNetwork.ts';
import { type FakeBrowser, fakeBrowser, sha384 } from './testing/fakeScope.ts';

const BUILD = 'aaaaaaaaaaaa';
const NEWER = 'bbbbbbbbbbbb';
const PAGE = { buildId: BUILD, locale: 'fr', theme: 'system' };
const FILES: Readonly<Record<string, string>> = {
  '/assets/main.1234abcd.js': 'main',
  '/assets/map.1234abcd.js': 'map',
  '/remotes/proximity/2.0.0/list.1234abcd.js': 'list',
  '/remotes/account/2.0.0/view.1234abcd.js': 'account',
};
const SCREENS = Object.keys(FILES).filter((file) => !file.includes('account'));

let browser: FakeBrowser;
let failing: string | null;
beforeEach(async () => {
  browser = await fakeBrowser();
  failing = null;
  serve(BUILD);
});

function serve(buildId: string): void {
  const integrity = Object.fromEntries(Object.entries(FILES).map(([file, text]) => [file, sha384(text)]));
  browser.network = async (url) => {
    if (url === failing) throw new TypeError('no network');
    if (url.startsWith('/builds/shell/'))
      return new Response(JSON.stringify({ buildId, html: 'page', policy: 'p', integrity, screens: SCREENS }));
    return new Response(FILES[url]);
  };
}

/** What the worker has said by the port, once it says no more. */
async function keepScreens(changes: object = {}): Promise<unknown[]> {
  const { port1, port2 } = new MessageChannel();
  const said: unknown[] = [];
  const isOver = new Promise<void>((resolve) => {
    port1.onmessage = ({ data }) => {
      said.push(data);
      if (data.kind === 'screens') resolve();
    };
  });
  await browser.say({ kind: 'keepScreens', ...PAGE, ...changes }, 'tab', [port2]);
  await isOver;
  port1.close();
  return said;
}

const kept = async (buildId = BUILD) => (await browser.contents())[`halte-shell-${buildId}`] ?? [];
const keepPage = (buildId: string) =>
  browser.say({ kind: 'keep', ...PAGE, buildId, apiKey: 'demo', files: [], answers: [] });

it('are all kept, with the page, and the worker says how far it is', async () => {
  const said = await keepScreens();
  expect(said).toEqual([
    ...[1, 2, 3].map((file) => ({ kind: 'keeping', share: file / 3 })),
    { kind: 'screens', problem: null },
  ]);
  expect(await kept()).toEqual(expect.arrayContaining(['page', 'main', 'map', 'list']));
  expect(await kept()).not.toContain('account');
  browser.sent.length = 0;
  await keepScreens();
  expect(browser.sent).toEqual([]);
});

it('are not all kept where one does not come; what has come stays, and only the others are asked for again', async () => {
  [failing = null] = SCREENS;
  expect((await keepScreens()).at(-1)).toEqual({ kind: 'screens', problem: 'unreachable' });
  expect(await kept()).toEqual(expect.arrayContaining(['map', 'list']));
  failing = null;
  browser.sent.length = 0;
  expect((await keepScreens()).at(-1)).toEqual({ kind: 'screens', problem: null });
  expect(browser.sent).toEqual([SCREENS[0]]);
});

it('are not kept where there is no room, and the worker says so', async () => {
  const { open } = browser.caches;
  await keepPage(BUILD);
  browser.caches.open = async (name) => {
    const cache = await open.call(browser.caches, name);
    cache.put = async () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    return cache;
  };
  const said = await keepScreens();
  browser.caches.open = open;
  expect(said.at(-1)).toEqual({ kind: 'screens', problem: 'noRoom' });
});

it('of a build that the server does not have any more follow with the page of its successor, because a timetable is kept', async () => {
  serve(NEWER);
  expect((await keepScreens()).at(-1)).toEqual({ kind: 'screens', problem: null });
  expect(await browser.caches.keys()).not.toContain(`halte-shell-${BUILD}`);
  await keepPage(NEWER);
  expect(await kept(NEWER)).not.toContain('map');
  Object.assign(globalThis, { caches: browser.caches });
  await keepNetwork(
    { id: 'town', version: 'a', name: 'Town', lastDay: '2026-12-31', compressedBytes: 1, at: 5 },
    new Uint8Array(1),
  );
  await keepPage(NEWER);
  expect(await kept(NEWER)).toEqual(expect.arrayContaining(['main', 'map', 'list']));
});

it.each([{ buildId: 'x' }, { locale: 'xx' }, { theme: 7 }, { buildId: undefined }])(
  'are asked for by nothing like %j',
  async (changes) => {
    await browser.say({ kind: 'keepScreens', ...PAGE, ...changes });
    expect(browser.sent).toEqual([]);
  },
);

it('need no port: a page that has ended does not listen', async () => {
  await browser.say({ kind: 'keepScreens', ...PAGE });
  expect(await kept()).toContain('map');
});
