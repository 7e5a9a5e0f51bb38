import type { APIRequestContext, Page, Route } from '@playwright/test';

export type Area = 'trip-planner' | 'proximity' | 'schedules' | 'account';
export type Remote = Area | 'shop-header';

/** Kinds of files of a remote: its entry, chunks and style sheets. */
type Kind = 'entry' | 'chunk' | 'style';

function kindOf(url: URL): Kind | null {
  if (url.pathname.endsWith('.css')) return 'style';
  if (!url.pathname.endsWith('.js')) return null;
  return /\/remoteEntry\.[^/]*$/.test(url.pathname) ? 'entry' : 'chunk';
}

type Answer = (route: Route) => Promise<void> | void;

export interface Fault {
  readonly name: string;
  /** Error code on the placeholder of the area. */
  readonly code: string;
  /** The response per kind of file; other kinds are served unchanged. */
  readonly answers: Readonly<Partial<Record<Kind, Answer>>>;
  /** Source of a hand-written export `remote` that replaces the real one; `View`, `id` and `view` are in scope. */
  readonly remote?: string;
  /** The fault affects only the first URL (a cached copy, a hanging request), not the URL of a retry. */
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

/** The real module, which is in the entry, with another contract version, so that the healthy one has to replace it. */
const otherContract: Answer = async (route) => {
  const answer = await route.fetch();
  const body = (await answer.text()).replace(/contract:\s*1\b/, 'contract:2');
  await route.fulfill({ response: answer, body });
};

const every = (answer: Answer) => ({ entry: answer, chunk: answer, style: answer });
const HEALTHY_REMOTE = `contract: 1, kind: 'area', id, messages: () => Promise.resolve({}), mount: () => () => {}, views: { [view]: () => Promise.resolve({ View }) }`;

export const FAULTS: readonly Fault[] = [
  { name: 'is down', code: 'network', answers: every(refuse) },
  { name: 'hangs', code: 'timeout', answers: every(hang), isSlow: true },
  { name: 'hangs at the first address', code: 'timeout', answers: every(hang), isSlow: true, isOfFirstAddress: true },
  { name: 'answers 500', code: 'server-error', answers: every(status(500)) },
  { name: 'answers 404', code: 'server-error', answers: every(status(404)) },
  { name: 'answers HTML', code: 'invalid-module', answers: every(typed('text/html')) },
  { name: 'answers HTML for JavaScript', code: 'invalid-module', answers: { entry: typed('text/javascript') } },
  { name: 'has an entry that is no container', code: 'invalid-module', answers: { entry: script('var nothing = 1;') } },
  { name: 'has a truncated entry', code: 'invalid-module', answers: { entry: truncate } },
  { name: 'has an entry that throws', code: 'crashed', answers: { entry: script('throw new Error("boom");') } },
  { name: 'has missing chunks', code: 'server-error', answers: { chunk: status(404) } },
  { name: 'has chunks refused', code: 'network', answers: { chunk: refuse } },
  { name: 'has chunks that hang', code: 'timeout', answers: { chunk: hang }, isSlow: true },
  { name: 'has chunks that are HTML', code: 'invalid-module', answers: { chunk: typed('text/html') } },
  { name: 'has truncated chunks', code: 'invalid-module', answers: { chunk: truncate } },
  { name: 'has chunks that throw', code: 'crashed', answers: { chunk: script('throw new Error("boom");') } },
  { name: 'has missing style sheets', code: 'server-error', answers: { style: status(404) } },
  { name: 'has style sheets that hang', code: 'timeout', answers: { style: hang }, isSlow: true },
  { name: 'has another contract version', code: 'wrong-contract', answers: { entry: otherContract } },
  {
    name: 'does not have the view',
    code: 'missing-view',
    answers: {},
    remote: `{ ${HEALTHY_REMOTE}, views: {} }`,
    not: ['shop-header'],
  },
  {
    name: 'has messages that never load',
    code: 'timeout',
    answers: {},
    remote: `{ ${HEALTHY_REMOTE}, messages: () => new Promise(() => {}) }`,
    isSlow: true,
  },
  {
    name: 'has messages that throw',
    code: 'crashed',
    answers: {},
    remote: `{ ${HEALTHY_REMOTE}, messages: () => Promise.reject(new Error('boom')) }`,
  },
  {
    name: 'crashes while rendering',
    code: 'crashed',
    answers: {},
    remote: `{ ${HEALTHY_REMOTE} }`,
    not: ['shop-header'],
  },
];

/** A hand-written container under the global name of the real one. */
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
    const isUnaffected = fault.isOfFirstAddress && url.searchParams.has('retry');
    return answer && !isUnaffected ? answer(route) : route.continue();
  });
  return () => (fault.isOfFirstAddress ? Promise.resolve() : page.unroute(files));
}
