/** Why an address gave nothing that can be used. The message is a sentence for an operator and holds no query, where keys may stand. */
export class LiveDataError extends Error {
  override readonly name = 'LiveDataError';
}

export interface LiveRequest {
  readonly signal: AbortSignal;
  /** What is larger is not read to its end. */
  readonly mostBytes: number;
  readonly accept: string;
}

const TIMEOUT_MS = 10_000;

/** The address as it may be shown: without user, password and query. */
export function shownAddress(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/** The body at an http(s) address. @throws LiveDataError */
export async function fetchLive(url: string, { signal, mostBytes, accept }: LiveRequest): Promise<Buffer> {
  const shown = shownAddress(url);
  try {
    const response = await fetch(url, {
      headers: { accept },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new LiveDataError(`${shown} answered ${response.status}.`);
    }
    return await bodyOf(response, mostBytes, shown);
  } catch (error) {
    if (error instanceof LiveDataError) throw error;
    if ((error as Error).name === 'TimeoutError')
      throw new LiveDataError(`${shown} did not answer within ${TIMEOUT_MS / 1_000} s.`, { cause: error });
    throw new LiveDataError(`${shown} cannot be reached.`, { cause: error });
  }
}

async function bodyOf(response: Response, mostBytes: number, shown: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new LiveDataError(`${shown} sends more than ${mostBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
