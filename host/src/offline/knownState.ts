import { isRecord } from '@halte/contract/fields';
import { isLocale, type Locale } from '@halte/contract/locales';

/** What outlives the worker, which a browser ends and starts again. */
export interface KnownState {
  /** The build that the server named last, and when. */
  readonly latest: { readonly buildId: string; readonly at: number } | null;
  /** Builds whose pages are kept; the newest last. */
  readonly shells: readonly KnownShell[];
}

export interface KnownShell {
  readonly buildId: string;
  /** The appearance in which each language's page was written. */
  readonly pages: Readonly<Partial<Record<Locale, string>>>;
  /** Bytes of its files. */
  readonly bytes: number;
}

const CACHE = 'halte-state';
const KEY = '/kept/state';

export const NOTHING_KNOWN: KnownState = { latest: null, shells: [] };

/** Unknown languages are those of another release of this worker. */
function shellFrom(value: unknown): KnownShell[] {
  if (!isRecord(value) || typeof value['buildId'] !== 'string' || !isRecord(value['pages'])) return [];
  const pages = Object.entries(value['pages']).filter(([locale]) => isLocale(locale));
  return [{ buildId: value['buildId'], pages: Object.fromEntries(pages), bytes: Number(value['bytes']) || 0 }];
}

export function stateFrom(value: unknown): KnownState {
  if (!isRecord(value)) return NOTHING_KNOWN;
  const { latest, shells } = value;
  const isKnown = isRecord(latest) && typeof latest['buildId'] === 'string' && typeof latest['at'] === 'number';
  return {
    latest: isKnown ? (latest as unknown as KnownState['latest']) : null,
    shells: Array.isArray(shells) ? shells.flatMap(shellFrom) : [],
  };
}

/** Reads it once, and writes each change, one after the other. */
export function createKnownState(caches: CacheStorage) {
  let last: Promise<KnownState> | null = null;

  async function load(): Promise<KnownState> {
    const stored = await (await caches.open(CACHE)).match(KEY);
    return stored ? stateFrom(await stored.json().catch(() => null)) : NOTHING_KNOWN;
  }

  const get = (): Promise<KnownState> => (last ??= load().catch(() => NOTHING_KNOWN));

  function change(to: (state: KnownState) => KnownState): Promise<KnownState> {
    const before = get();
    last = before.then(async (state) => {
      const next = to(state);
      if (next === state) return state;
      const text = JSON.stringify(next);
      await (await caches.open(CACHE)).put(KEY, new Response(text)).catch(() => undefined);
      return next;
    });
    return last;
  }

  return { get, change };
}

export type State = ReturnType<typeof createKnownState>;
