/** The part of a service worker's scope that this one uses: the types of TypeScript for it exclude those of a page. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<Tab | undefined>;
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly OpenTab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageFromTab) => void): void;
}

/** A page that this worker answers. */
export interface Tab {
  readonly id: string;
  readonly frameType: string;
  postMessage(message: unknown, transfer?: Transferable[]): void;
}

export interface OpenTab {
  readonly url: string;
  focus(): Promise<unknown>;
}

export interface LastingEvent {
  /** The worker is not ended before this settles. */
  waitUntil(work: Promise<unknown>): void;
}

export interface MessageFromTab extends LastingEvent {
  readonly data: unknown;
  readonly source: Tab | null;
  readonly ports: readonly MessagePort[];
}

export interface NotificationEvent extends LastingEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
}
