import { createAges } from './ages.ts';
import { createPageAsks } from './askPage.ts';
import { createKeptAnswers } from './keptAnswers.ts';
import { type AnswerCache, cacheOfRead } from './keptReads.ts';
import { createKnownState, type KnownState, NOTHING_KNOWN } from './knownState.ts';
import { latestBuildFrom } from './latestBuild.ts';
import { type KeepProblem, type PageMessage, pageMessage, type ScreensMessage } from './messages.ts';
import { CACHE as NETWORK_CACHE, tellNetworkChange } from './network/keptNetwork.ts';
import { offlinePage } from './offlinePage.ts';
import { openNotified } from './openNotified.ts';
import { createReadAnswers, WAIT_MS } from './readAnswers.ts';
import { type Estimate, makeRoom, withRoom } from './room.ts';
import { type Asked, LATEST_BUILD, route, type Strategy } from './route.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';
import { createShells } from './shells.ts';

export interface WorkerParts {
  readonly scope: WorkerScope;
  readonly fetch: typeof fetch;
  readonly estimate: Estimate;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** All caches of this worker. */
export const OWN_CACHE = /^halte-/;
/** The host does not run, or the proxy before it has had no answer. */
const NO_ANSWER: readonly number[] = [502, 503, 504];

const askedBy = ({ method, url, mode, destination, cache, headers }: Request): Asked => ({
  ...{ method, url, mode, destination, cache },
  headers: new Set(headers.keys()),
});

/** The service worker: pages without a network, with the kept answers. It has no code of a build in it, so that each build runs with it. */
export function startWorker({ scope, fetch, estimate, now, wait }: WorkerParts): void {
  const { caches, clients } = scope;
  const state = createKnownState(caches);
  const kept = createKeptAnswers(caches);
  const shells = createShells({ caches, state, fetch });
  let isOff = false;
  /** What pages have asked to keep. */
  let keeping: Promise<unknown> = Promise.resolve();

  const store = async (work: () => Promise<unknown>): Promise<void> => {
    if (!isOff) await withRoom(caches, work);
  };

  const ages = createAges(clients);
  const asks = createPageAsks(wait);
  const answers = createReadAnswers({
    ...{ kept, now, wait, store, tell: ages.tell },
    async plan({ clientId, method, url, body, language }) {
      const tab = (await caches.has(NETWORK_CACHE)) ? await clients.get(clientId) : undefined;
      const { pathname, search } = new URL(url);
      return tab ? asks.ask(tab, { method, address: pathname + search, body, language }) : null;
    },
  });

  async function switchOff(): Promise<void> {
    isOff = true;
    await keeping;
    for (const name of await caches.keys()) if (OWN_CACHE.test(name)) await caches.delete(name);
    await scope.registration.unregister();
    tellNetworkChange();
  }

  async function noteLatest(answer: Response): Promise<void> {
    if (isOff) return;
    const latest = answer.ok ? latestBuildFrom(await answer.json().catch(() => null)) : null;
    if (latest === null) return;
    const { buildId, withdrawn } = latest;
    if (latest.isOff) return switchOff();
    await state.change((known) => ({ ...known, latest: { buildId, at: now() } }));
    await shells.withdraw(withdrawn);
  }

  /** Noted before the page knows it: the page may load another one at once, which is then of that build. */
  async function latest({ request }: FetchEvent): Promise<Response> {
    const answer = await fetch(request);
    await noteLatest(answer.clone()).catch(() => undefined);
    return answer;
  }

  async function page(event: FetchEvent, { first, locale, shell }: Strategy & { kind: 'page' }): Promise<Response> {
    const found = shell && (await shells.page(shell).catch(() => null));
    if (found && first === 'kept') {
      event.waitUntil(fetch(LATEST_BUILD, { cache: 'no-store' }).then(noteLatest, () => undefined));
      return found;
    }
    const fresh = fetch(event.request);
    if (!found) return fresh.catch(() => offlinePage(locale));
    const answered = fresh.then(
      (answer) => (NO_ANSWER.includes(answer.status) ? found : answer),
      () => found,
    );
    return Promise.race([answered, wait(WAIT_MS).then(() => found)]);
  }

  const startPage = async ({ request }: FetchEvent, { locale }: Strategy & { kind: 'start' }): Promise<Response> =>
    fetch(request).catch((error: unknown) => {
      if (locale === null) throw error;
      return Response.redirect(`${scope.location.origin}/${locale}`, 302);
    });

  async function file({ request }: FetchEvent): Promise<Response> {
    return (await shells.file(new URL(request.url).pathname).catch(() => null)) ?? fetch(request);
  }

  async function read(event: FetchEvent, cache: AnswerCache | null): Promise<Response> {
    const { request, clientId } = event;
    const { method, url, headers, signal, credentials } = request;
    // A body can be read once; a copy of it would be sent as a stream.
    const body = method === 'POST' ? await request.text() : '';
    const send = () =>
      fetch(method === 'POST' ? new Request(url, { method, headers, body, signal, credentials }) : request);
    const tab = await clients.get(clientId);
    if (tab?.frameType === 'nested') return send();
    const [language, apiKey] = [headers.get('accept-language') ?? '', headers.get('x-api-key') ?? ''];
    return answers.answer({ method, url, body, language, apiKey, cache, clientId, signal }, send, (work) =>
      event.waitUntil(work),
    );
  }

  async function perform(event: FetchEvent, strategy: Strategy): Promise<Response> {
    switch (strategy.kind) {
      case 'page':
        return page(event, strategy);
      case 'start':
        return startPage(event, strategy);
      case 'file':
        return file(event);
      case 'answer':
        return read(event, strategy.cache);
      case 'planned':
        return read(event, null);
      case 'latest':
        return latest(event);
      case 'network':
        return fetch(event.request);
    }
  }

  const strategyFor = (request: Request, known: KnownState) =>
    route(askedBy(request), { ...known, origin: scope.location.origin, now: now() });

  async function keep({
    buildId,
    locale,
    theme,
    files,
    apiKey,
    answers: given,
  }: Extract<PageMessage, { kind: 'keep' }>) {
    await makeRoom(caches, estimate);
    await store(() => shells.keepPage({ buildId, locale }, theme));
    await store(() => shells.keepFiles(buildId, files));
    // Of this build too, where a timetable was taken along with the one before.
    if (await caches.has(NETWORK_CACHE)) await store(() => shells.keepScreens({ buildId, locale }));
    for (const { method, address, body, answer, at } of given) {
      const url = new URL(address, scope.location.origin);
      const cache = cacheOfRead(method, url.pathname);
      if (cache) await answers.keep({ method, url: url.href, body, language: locale, apiKey, cache }, answer, at);
    }
  }

  async function keepScreens(
    { buildId, locale, theme }: Extract<PageMessage, { kind: 'keepScreens' }>,
    [port]: readonly MessagePort[],
  ) {
    const say = (message: ScreensMessage) => port?.postMessage(message);
    let problem: KeepProblem | null = 'noRoom';
    await makeRoom(caches, estimate);
    await store(() => shells.keepPage({ buildId, locale }, theme));
    await store(async () => {
      const haveAllCome = await shells.keepScreens({ buildId, locale }, (share) => say({ kind: 'keeping', share }));
      problem = haveAllCome ? null : 'unreachable';
    });
    say({ kind: 'screens', problem });
  }

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  scope.addEventListener('fetch', (event) => {
    // What the network answers is decided at once, without the state: the browser then sends it as if there were no worker.
    if (isOff || strategyFor(event.request, NOTHING_KNOWN).kind === 'network') return;
    event.respondWith(state.get().then((known) => perform(event, strategyFor(event.request, known))));
  });
  scope.addEventListener('notificationclick', (event) => event.waitUntil(openNotified(scope, event)));
  scope.addEventListener('message', (event) => {
    const message = pageMessage(event.data);
    if (message?.kind === 'forget') event.waitUntil(answers.forget());
    else if (message?.kind === 'ages') {
      if (event.source) for (const said of [ages, asks]) said.repeat(event.source);
    } else if (message && !isOff) {
      const work = () => (message.kind === 'keep' ? keep(message) : keepScreens(message, event.ports));
      keeping = keeping.then(work).catch(() => undefined);
      event.waitUntil(keeping);
    }
  });
}
