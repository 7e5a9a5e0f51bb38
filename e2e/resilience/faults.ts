import type { APIRequestContext, Page, Route } from '@playwright/test';

export type Area = 'trip-planner' | 'proximity' | 'schedules' | 'account';
export type Remote = Area | 'shop-header';

/** What a remote's files are in the browser: its entry, the chunks that it loads, its style sheets. */
type Kind = 'entry' | 'chunk' | 'style';

function kindOf(url: URL): Kind | null {
  if (url.pathname.endsWith('.css')) return 'style';
  if (!url.pathname.endsWith('.js')) return null;
  return /\/remoteEntry\.[^/]*$/.test(url.pathname) ? 'entry' : 'chunk';
}

type Answer = (route: Route) => Promise<void> | void;

export interface Fault {
  readonly name: string;
  /** Code of the gap that an area leaves. */
  readonly code: string;
  /** What each kind of file is answered with; the others are served as they are. */
  readonly answers: Readonly<Partial<Record<Kind, Answer>>>;
  /** Source of an export `remote` that takes the place of the real one, which is made by hand: `View`, `id`, `view` are there to be used. */
  readonly remote?: string;
  /** It concerns only the address that was asked for first: the copy in the browser's cache, or the request that hangs. */
  readonly isOfFirstAddress?: true;
  readonly isSlow?: true;
  readonly not?: readonly Remote[];
}

const script = (body: string): Answer => {
  return (route) => route.fulfill({ contentType: 'text/javascript', body });
};
const status = (code: number): Answer => {
  return (route) => route.fulfill({ status: code, body: '' });
};
const typed = (contentType: string): Answer => {
  const headers = { 'x-content-type-options': 'nosniff' };
  return (route) => route.fulfill({ contentType, headers, body: '<!doctype html><p>Sign in to the network first</p>' });
};
const refuse: Answer = (route) => route.abort('connectionrefused');
const hang: Answer = () => {};
const truncate: Answer = async (route) => {
  const answer = await route.fetch();
  const body = await answer.text();
  await route.fulfill({ response: answer, body: body.slice(0, body.length / 2) });
};

/** The real chunk, so that the sound one has to take its place. */
const otherContract: Answer = async (route) => {
  const answer = await route.fetch();
  const body = (await answer.text()).replace(/contract:\s*1\b/, 'contract:2');
  await route.fulfill({ response: answer, body });
};

const every = (answer: Answer) => ({ entry: answer, chunk: answer, style: answer });
const SOUND = `contract: 1, kind: 'area', id, messages: () => Promise.resolve({}), mount: () => () => {}, views: { [view]: () => Promise.resolve({ View }) }`;

/** One kind of trouble each. */
export const FAULTS: readonly Fault[] = [
  { name: 'is down', code: 'network', answers: every(refuse) },
  { name: 'hangs', code: 'timeout', answers: every(hang), isSlow: true },
  { name: 'hangs at the first address', code: 'timeout', answers: every(hang), isSlow: true, isOfFirstAddress: true },
  { name: 'answers 500', code: 'server-error', answers: every(status(500)) },
  { name: 'answers 404', code: 'server-error', answers: every(status(404)) },
  { name: 'answers HTML', code: 'invalid-module', answers: every(typed('text/html')) },
  { name: 'answers HTML for JavaScript', code: 'invalid-module', answers: { entry: typed('text/javascript') } },
  { name: 'has an entry that is no container', code: 'invalid-module', answers: { entry: script('var nothing = 1;') } },
  { name: 'has an entry cut off', code: 'invalid-module', answers: { entry: truncate } },
  { name: 'has an entry that throws', code: 'crashed', answers: { entry: script('throw new Error("boom");') } },
  { name: 'has lost its chunks', code: 'server-error', answers: { chunk: status(404) } },
  { name: 'has chunks refused', code: 'network', answers: { chunk: refuse } },
  { name: 'has chunks that hang', code: 'timeout', answers: { chunk: hang }, isSlow: true },
  { name: 'has chunks that are HTML', code: 'invalid-module', answers: { chunk: typed('text/html') } },
  { name: 'has chunks cut off', code: 'invalid-module', answers: { chunk: truncate } },
  { name: 'has chunks that throw', code: 'crashed', answers: { chunk: script('throw new Error("boom");') } },
  { name: 'has lost its style sheets', code: 'server-error', answers: { style: status(404) } },
  { name: 'has style sheets that hang', code: 'timeout', answers: { style: hang }, isSlow: true },
  { name: 'speaks another contract', code: 'wrong-contract', answers: { chunk: otherContract } },
  {
    name: 'lacks the view',
    code: 'missing-view',
    answers: {},
    remote: `{ ${SOUND}, views: {} }`,
    not: ['shop-header'],
  },
  {
    name: 'has texts that never come',
    code: 'timeout',
    answers: {},
    remote: `{ ${SOUND}, messages: () => new Promise(() => {}) }`,
    isSlow: true,
  },
  {
    name: 'has texts that throw',
    code: 'crashed',
    answers: {},
    remote: `{ ${SOUND}, messages: () => Promise.reject(new Error('boom')) }`,
  },
  { name: 'crashes while it is drawn', code: 'crashed', answers: {}, remote: `{ ${SOUND} }`, not: ['shop-header'] },
];

/** A container that no build of ours has made, under the name of the real one. */
function handMade(container: string, remote: Remote, view: string, source: string): string {
  return `var ${container} = (() => {
    const id = ${JSON.stringify(remote)};
    const view = ${JSON.stringify(view)};
    const View = () => { throw new Error('boom'); };
    return { init() {}, get: () => Promise.resolve(() => ({ remote: ${source} })) };
  })();`;
}

/** Breaks `remote` in `page` until the returned function is called. */
export async function breakRemote(
  page: Page,
  request: APIRequestContext,
  remote: Remote,
  view: string,
  fault: Fault,
): Promise<() => Promise<void>> {
  const manifest = await request.get(`/remotes/${remote}/remote.json`);
  const { container } = (await manifest.json()) as { container: string };
  const source = fault.remote;
  const answers = source ? { entry: script(handMade(container, remote, view, source)) } : fault.answers;
  const files = `**/remotes/${remote}/**`;
  await page.route(files, (route) => {
    const url = new URL(route.request().url());
    const kind = kindOf(url);
    const answer = kind && answers[kind];
    const isSpared = fault.isOfFirstAddress && url.searchParams.has('retry');
    return answer && !isSpared ? answer(route) : route.continue();
  });
  return () => (fault.isOfFirstAddress ? Promise.resolve() : page.unroute(files));
}
