/** Loads the timetable to be taken along. */
import { fieldsOf, isRecord } from '@halte/contract/fields';
import { type KeptNetwork, keepNetwork, keptNetwork } from './keptNetwork.ts';

export interface NetworkServer {
  /** Address of the backend. */
  readonly bffUrl: string;
  readonly apiKey: string;
}

export type OfferedNetwork = Omit<KeptNetwork, 'at'> & {
  /** Below the backend. */
  readonly path: string;
  /** Unpacked: the room that it takes. */
  readonly bytes: number;
};

export type TakeProblem = 'unreachable' | 'damaged' | 'noRoom';

export class TakeError extends Error {
  override readonly name = 'TakeError';
  readonly problem: TakeProblem;

  constructor(problem: TakeProblem, options?: ErrorOptions) {
    super(`The network cannot be taken along: ${problem}.`, options);
    this.problem = problem;
  }
}

const OFFER = '/api/v1/network/offline';
const FILE = /^\/networks\/[a-z0-9-]+\/[0-9a-f]{32}\.htn$/;
const VERSION_LENGTH = 32;
/** Share of what the browser allows, as for all that is kept. */
const MOST_USED = 0.6;
const MOST_BYTES = 50_000_000;

function offerFrom(value: unknown): OfferedNetwork | null {
  const { file } = fieldsOf(value);
  if (!isRecord(file)) return null;
  const { id, version, path, name, lastDay, bytes, compressedBytes } = file;
  const texts = [id, version, name, lastDay];
  if (texts.some((one) => typeof one !== 'string') || typeof path !== 'string' || !FILE.test(path)) return null;
  if (typeof bytes !== 'number' || bytes > MOST_BYTES || typeof compressedBytes !== 'number') return null;
  return { id, version, path, name, lastDay, bytes, compressedBytes } as OfferedNetwork;
}

/** Null: none is offered. @throws TakeError if the backend does not answer. */
export async function offeredNetwork(
  { bffUrl, apiKey }: NetworkServer,
  signal?: AbortSignal,
): Promise<OfferedNetwork | null> {
  try {
    // Asked again, with its tag: one of some minutes ago may name a file that was replaced.
    const asked = { cache: 'no-cache', headers: { 'x-api-key': apiKey } } as const;
    const answer = await fetch(bffUrl + OFFER, { ...asked, ...(signal && { signal }) });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return offerFrom(await answer.json());
  } catch (cause) {
    throw new TakeError('unreachable', { cause });
  }
}

interface TakeOptions {
  readonly signal?: AbortSignal;
  /** Called with the share that is loaded, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Loads it and keeps it in place of the one before. @throws TakeError; what was kept before then stays. */
export async function takeNetwork(
  { bffUrl }: Pick<NetworkServer, 'bffUrl'>,
  { path, bytes, ...offer }: OfferedNetwork,
  { signal, onProgress }: TakeOptions = {},
): Promise<void> {
  const { usage = 0, quota = Number.POSITIVE_INFINITY } = await navigator.storage.estimate();
  if (usage + bytes > quota * MOST_USED) throw new TakeError('noRoom');
  const file = await loaded(bffUrl + path, bytes, signal, onProgress).catch((cause) => {
    throw new TakeError('unreachable', { cause });
  });
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', file));
  const digits = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (digits.slice(0, VERSION_LENGTH) !== offer.version) throw new TakeError('damaged');
  if (signal?.aborted) throw new TakeError('unreachable', { cause: signal.reason });
  await keepNetwork({ ...offer, at: Date.now() }, file).catch((cause) => {
    throw new TakeError('noRoom', { cause });
  });
}

async function loaded(
  address: string,
  bytes: number,
  signal: AbortSignal | undefined,
  onProgress: TakeOptions['onProgress'],
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address, signal ? { signal } : {});
  if (!answer.ok || !answer.body) throw new Error(`HTTP ${answer.status}`);
  const file = new Uint8Array(bytes);
  let length = 0;
  for (const reader = answer.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return file.slice(0, length);
    if (length + value.length > bytes) {
      await reader.cancel();
      throw new Error('It is longer than it was offered.');
    }
    file.set(value, length);
    length += value.length;
    onProgress?.(length / bytes);
  }
}

/** Loads the network again where a new timetable was published; without a network nothing happens. @param today in the zone of the network. */
export async function renewNetwork(server: NetworkServer, today: string): Promise<void> {
  const kept = await keptNetwork(today);
  if (kept === null) return;
  const offer = await offeredNetwork(server).catch(() => null);
  if (offer && offer.version !== kept.version && offer.lastDay >= today)
    await takeNetwork(server, offer).catch(() => undefined);
}
