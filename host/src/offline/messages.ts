import { isRecord } from '@halte/contract/fields';
import { isLocale, type Locale } from '@halte/contract/locales';

/** An answer that came with the page, as the page would have asked for it. */
export interface PageAnswer {
  readonly method: 'GET' | 'POST';
  /** Path and query on this host. */
  readonly address: string;
  readonly body: string;
  readonly answer: unknown;
  readonly at: number;
}

/** What a page says to the worker. */
export type PageMessage =
  | {
      readonly kind: 'keep';
      readonly buildId: string;
      readonly locale: Locale;
      readonly theme: string;
      /** Addresses of files that the page has loaded. */
      readonly files: readonly string[];
      readonly apiKey: string;
      readonly answers: readonly PageAnswer[];
    }
  /** Somebody has signed out. */
  | { readonly kind: 'forget' }
  /** The page listens now, and asks for what it was told before. */
  | { readonly kind: 'ages' };

/** What the worker says to a page: it was answered with something old, or again with something new. */
export type WorkerMessage =
  | { readonly kind: 'kept'; readonly address: string; readonly at: number }
  | { readonly kind: 'fresh'; readonly address: string };

const MOST_FILES = 400;
const MOST_ANSWERS = 10;
const THEMES: readonly unknown[] = ['light', 'dark', 'system'];
const BUILD_ID = /^[0-9a-f]{12}$/;

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

function answersFrom(value: unknown): PageAnswer[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MOST_ANSWERS).filter((one): one is PageAnswer => {
    if (!isRecord(one) || !isPath(one['address'])) return false;
    return (
      (one['method'] === 'GET' || one['method'] === 'POST') &&
      typeof one['at'] === 'number' &&
      typeof one['body'] === 'string'
    );
  });
}

/** Null for what is none: any script of a page can send messages. */
export function pageMessage(value: unknown): PageMessage | null {
  if (!isRecord(value)) return null;
  if (value['kind'] === 'forget' || value['kind'] === 'ages') return { kind: value['kind'] };
  const { kind, buildId, locale, theme, files, apiKey, answers } = value;
  if (kind !== 'keep' || typeof buildId !== 'string' || !BUILD_ID.test(buildId)) return null;
  if (!isLocale(locale) || !THEMES.includes(theme) || !Array.isArray(files) || typeof apiKey !== 'string') return null;
  return {
    ...{ kind, buildId, locale, apiKey, theme: String(theme) },
    files: files.slice(0, MOST_FILES).filter(isPath),
    answers: answersFrom(answers),
  };
}
