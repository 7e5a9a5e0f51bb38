import { FetchSource, PMTiles, type RangeResponse, TileType } from 'pmtiles';

const TIMEOUT_MS = 10_000;

/** Archives whose tiles are pictures, which every browser that is supported can decode. */
const PICTURES: ReadonlySet<TileType> = new Set([TileType.Png, TileType.Jpeg, TileType.Webp, TileType.Avif]);

export interface Archive {
  readonly url: string;
  /** Highest zoom at which the archive has tiles. */
  readonly maxZoom: number;
  /** Bytes of a picture; null where the archive has none. Rejects when they cannot be read. */
  picture(z: number, x: number, y: number, signal?: AbortSignal): Promise<ArrayBuffer | null>;
}

/** Its message is a sentence for those who run the product. */
class ArchiveError extends Error {}

/** Has a timeout, and aborts the download of a whole file, which `pmtiles` continues when it is given a signal. */
class BoundedSource extends FetchSource {
  readonly #timeoutMs: number;

  constructor(url: string, timeoutMs: number) {
    super(url);
    this.#timeoutMs = timeoutMs;
  }

  override async getBytes(from: number, length: number, given?: AbortSignal, etag?: string): Promise<RangeResponse> {
    const refusal = new AbortController();
    const signals = [refusal.signal, AbortSignal.timeout(this.#timeoutMs), ...(given ? [given] : [])];
    try {
      return await super.getBytes(from, length, AbortSignal.any(signals), etag);
    } catch (error) {
      refusal.abort();
      throw error;
    }
  }
}

/** `pmtiles` knows no kinds of errors: these are the beginnings of its messages (4.5.0). */
function reason(error: unknown): string {
  const { name, message = String(error) }: Partial<Error> = Object(error);
  if (name === 'TimeoutError') return 'its server does not answer in time';
  if (/content-length/i.test(message)) {
    return 'its server does not answer requests for a range of bytes (206 Partial Content)';
  }
  const status = /^Bad response code: (\d+)/.exec(message)?.[1];
  if (status !== undefined) return `its server answered ${status}`;
  if (/wrong magic number|spec version/i.test(message)) return 'it is no archive of PMTiles, version 3';
  return `it cannot be read (${message})`;
}

/**
 * Reads the header of an archive of pictures, at an absolute address or at one of the page's origin.
 *
 * @throws An error whose message says to the operator why the archive is not shown.
 */
export async function openArchive(url: string, timeoutMs = TIMEOUT_MS): Promise<Archive> {
  const archive = new PMTiles(new BoundedSource(url, timeoutMs));
  const { tileType, maxZoom } = await archive.getHeader().catch((error: unknown) => {
    throw new ArchiveError(`${url} is not shown: ${reason(error)}.`, { cause: error });
  });
  if (!PICTURES.has(tileType)) {
    const kind = tileType === TileType.Mvt ? 'vector tiles' : 'tiles of an unknown kind';
    throw new ArchiveError(`${url} is not shown: it has ${kind}, only pictures can be (PNG, JPEG, WebP, AVIF).`);
  }
  return {
    url,
    maxZoom,
    picture: async (z, x, y, signal) => (await archive.getZxy(z, x, y, signal))?.data ?? null,
  };
}
