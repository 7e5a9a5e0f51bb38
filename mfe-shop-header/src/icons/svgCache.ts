import type { SvgShape } from './svgShape.ts';

const KEY = 'halte-svg';
const DAYS = 30;
const LIFETIME_MS = DAYS * 24 * 60 * 60 * 1000;

interface StoredShape {
  readonly at: number;
  readonly shape: SvgShape;
}

export interface SvgCacheParts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds. */
  readonly now: () => number;
}

function read(storage: SvgCacheParts['storage']): Record<string, StoredShape> {
  try {
    return (JSON.parse(storage.getItem(KEY) ?? '{}') as Record<string, StoredShape> | null) ?? {};
  } catch {
    return {};
  }
}

/** Shapes of SVG files by address, stored on this device for thirty days. What is older is dropped with the next one that is stored. */
export function createSvgCache({ storage, now }: SvgCacheParts) {
  const isFresh = (stored: StoredShape | undefined): stored is StoredShape =>
    stored !== undefined && now() - stored.at < LIFETIME_MS;
  return {
    get(address: string): SvgShape | null {
      const stored = read(storage)[address];
      return isFresh(stored) ? stored.shape : null;
    },
    set(address: string, shape: SvgShape): void {
      const fresh = Object.entries(read(storage)).filter(([, stored]) => isFresh(stored));
      const next = { ...Object.fromEntries(fresh), [address]: { at: now(), shape } };
      try {
        storage.setItem(KEY, JSON.stringify(next));
      } catch {
        // Without room or permission the file is loaded again at the next visit.
      }
    },
  };
}
