/** The timetable that the traveller has taken along, in a cache of its own: pages and workers of this host read it. Switching the service worker off deletes it. */
import { isRecord } from '@halte/contract/fields';

export const CACHE = 'halte-network';
const ABOUT = '/kept/network';
const fileAt = (version: string) => `${ABOUT}/${version}`;

export interface KeptNetwork {
  readonly id: string;
  /** The first half of its SHA-256, hexadecimal. */
  readonly version: string;
  readonly name: string;
  /** The last service day that it is good for, as `YYYY-MM-DD`. */
  readonly lastDay: string;
  /** What was loaded for it. */
  readonly compressedBytes: number;
  /** When it was loaded, in milliseconds since the epoch. */
  readonly at: number;
}

const TEXTS = ['id', 'version', 'name', 'lastDay'] as const;

function networkFrom(value: unknown): KeptNetwork | null {
  if (!isRecord(value) || TEXTS.some((name) => typeof value[name] !== 'string')) return null;
  if (typeof value['compressedBytes'] !== 'number' || typeof value['at'] !== 'number') return null;
  return value as unknown as KeptNetwork;
}

async function stored(): Promise<KeptNetwork | null> {
  // Opening a cache makes it.
  if (!(await caches.has(CACHE))) return null;
  const about = await (await caches.open(CACHE)).match(ABOUT);
  return about ? networkFrom(await about.json().catch(() => null)) : null;
}

/** What is kept, without reading the file. After its last service day it is deleted. @param today in the zone of the network. */
export async function keptNetwork(today: string): Promise<KeptNetwork | null> {
  const network = await stored();
  if (network === null || network.lastDay >= today) return network;
  await forgetNetwork();
  return null;
}

/** The bytes of the file; null where the browser has deleted them. */
export async function keptFile({ version }: KeptNetwork): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = await (await caches.open(CACHE)).match(fileAt(version));
  return file ? new Uint8Array(await file.arrayBuffer()) : null;
}

/** One change after the other, of all tabs: two that load at the same time leave one network, whole. */
const inTurn = (change: () => Promise<void>): Promise<void> => navigator.locks.request(CACHE, change);

/** In place of the one before, which stays whole until then. @throws DOMException where there is no room; nothing of it is left then. */
export async function keepNetwork(network: KeptNetwork, file: Uint8Array<ArrayBuffer>): Promise<void> {
  await inTurn(async () => {
    const before = await stored();
    const cache = await caches.open(CACHE);
    try {
      await cache.put(fileAt(network.version), new Response(file));
      await cache.put(ABOUT, new Response(JSON.stringify(network)));
    } catch (error) {
      if (before === null) await caches.delete(CACHE);
      else if (before.version !== network.version) await cache.delete(fileAt(network.version));
      throw error;
    }
    if (before && before.version !== network.version) await cache.delete(fileAt(before.version));
  });
  tellNetworkChange();
}

export async function forgetNetwork(): Promise<void> {
  await inTurn(async () => void (await caches.delete(CACHE)));
  tellNetworkChange();
}

const CHANNEL = 'halte-network';
/** In this thread: a channel does not tell its own sender. */
const listeners = new Set<() => void>();

/** Tells all pages of this host that the cache has changed. For code that deletes it without {@link forgetNetwork}. */
export function tellNetworkChange(): void {
  for (const listener of listeners) listener();
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls back when the kept network is another or none, here or in another tab. @returns ends it. */
export function onNetworkChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  listeners.add(listener);
  return () => {
    channel.close();
    listeners.delete(listener);
  };
}
