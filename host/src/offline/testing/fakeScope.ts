import { createHash } from 'node:crypto';
import {
  Headers as OwnHeaders,
  Request as OwnRequest,
  Response as OwnResponse,
  caches as ownCaches,
  setGlobalOrigin,
} from 'undici';
import type { PlannedRead, WorkerMessage } from '../messages.ts';
import { startWorker } from '../offlineWorker.ts';
import type { Estimate } from '../room.ts';
import type { FetchEvent, MessageFromTab, WorkerScope } from '../scope.ts';

export const ORIGIN = 'https://halte.example';

// The caches of undici, which follow the specification, take its own requests and answers only.
Object.assign(globalThis, { Request: OwnRequest, Response: OwnResponse, Headers: OwnHeaders });
setGlobalOrigin(ORIGIN);

/** What the network answers: an answer, or nothing for ever, or an error. */
export type Network = (url: string, request: Request | null) => Promise<Response>;

export const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** As the browser does it: a file with another hash is an error. */
async function checked(answer: Response, integrity: string | undefined): Promise<Response> {
  if (integrity === undefined) return answer;
  if (sha384(await answer.clone().text()) !== integrity) throw new TypeError('integrity');
  return answer;
}

const caches = ownCaches as unknown as CacheStorage;

/** The process has one storage. */
async function emptied(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

export interface FakeBrowser {
  readonly caches: CacheStorage;
  network: Network;
  now: number;
  /** What the worker waits for; a test ends it. */
  readonly waits: { readonly milliseconds: number; readonly resolve: () => void }[];
  estimate: Estimate;
  /** What a tab does when it is asked for an answer of the timetable that it keeps; one that does nothing does not listen. */
  plan: (read: PlannedRead, port: MessagePort) => void;
  /** What the tabs were told. */
  readonly told: WorkerMessage[];
  readonly tabs: Map<string, string>;
  readonly unregistered: () => boolean;
  /** Addresses that were asked for. */
  readonly sent: string[];
  /** Starts the worker, as the browser does after it has ended it. */
  start(): void;
  /** The worker's answer; null where it has none, so that the browser asks the network. */
  ask(request: object, clientId?: string): Promise<Response> | null;
  /** Resolves when the worker has done all that it wanted to do. */
  say(message: unknown, clientId?: string, ports?: readonly MessagePort[]): Promise<void>;
  settled(): Promise<void>;
  /** The texts of all that is kept, by cache; without those that are empty. */
  contents(): Promise<Readonly<Record<string, readonly string[]>>>;
}

/** A browser with this host's worker, without a network and with nothing kept. */
export async function fakeBrowser(): Promise<FakeBrowser> {
  await emptied();
  let isUnregistered = false;
  let listeners = new Map<string, (event: never) => void>();
  const lasting: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void lasting.push(work);

  const getTab: WorkerScope['clients']['get'] = async (id) => {
    const frameType = browser.tabs.get(id);
    if (frameType === undefined) return undefined;
    function postMessage(message: unknown, [port]: Transferable[] = []): void {
      const said = message as WorkerMessage;
      if (said.kind === 'plan') browser.plan(said.read, port as MessagePort);
      else browser.told.push(said);
    }
    return { id, frameType, postMessage };
  };

  const browser: FakeBrowser = {
    caches,
    network: async () => {
      throw new TypeError('no network');
    },
    now: Date.UTC(2026, 10, 27, 8, 12),
    estimate: async () => ({ usage: 0, quota: 100 }),
    waits: [],
    plan: () => undefined,
    told: [],
    tabs: new Map([['tab', 'top-level']]),
    unregistered: () => isUnregistered,
    sent: [],
    start() {
      listeners = new Map();
      const scope: WorkerScope = {
        location: { origin: ORIGIN },
        caches,
        clients: {
          claim: async () => undefined,
          // As a browser: its functions refuse to be called apart from their object.
          get(id) {
            if (this !== scope.clients) return Promise.reject(new TypeError('Illegal invocation'));
            return getTab(id);
          },
          matchAll: async () => [],
          openWindow: async () => undefined,
        },
        registration: { unregister: async () => (isUnregistered = true) },
        skipWaiting: async () => undefined,
        addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
      };
      startWorker({
        scope,
        fetch: async (input, init) => {
          const request = typeof input === 'string' || input instanceof URL ? null : input;
          const url = request?.url ?? String(input);
          browser.sent.push(url.replace(ORIGIN, ''));
          return checked(await browser.network(url.replace(ORIGIN, ''), request), init?.integrity);
        },
        estimate: () => browser.estimate(),
        now: () => browser.now,
        wait: (milliseconds) => new Promise((resolve) => browser.waits.push({ milliseconds, resolve })),
      });
    },
    ask(request, clientId = 'tab') {
      let answer: Promise<Response> | null = null;
      const event: FetchEvent = {
        request: request as Request,
        clientId,
        waitUntil,
        respondWith: (given) => {
          answer = given;
        },
      };
      (listeners.get('fetch') as unknown as (event: FetchEvent) => void)(event);
      return answer;
    },
    async say(data, clientId = 'tab', ports = []) {
      const event = { waitUntil, data, ports, source: (await getTab(clientId)) ?? null };
      (listeners.get('message') as unknown as (event: MessageFromTab) => void)(event);
      await browser.settled();
    },
    async settled() {
      while (lasting.length > 0) await lasting.shift();
    },
    async contents() {
      const names = await caches.keys();
      const entries = names.map(async (name) => {
        const cache = await caches.open(name);
        const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
        return [name, await Promise.all(answers.map((answer) => answer?.text() ?? ''))] as const;
      });
      return Object.fromEntries((await Promise.all(entries)).filter(([, texts]) => texts.length > 0));
    },
  };
  browser.start();
  return browser;
}
