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
  /** The timetable is taken along: all files of its screens are to be kept. The worker says how far it is by the port that comes with the message. */
  | { readonly kind: 'keepScreens'; readonly buildId: string; readonly locale: Locale; readonly theme: string }
  /** Somebody has signed out. */
  | { readonly kind: 'forget' }
  /** The page listens now, and asks for what it was told before. */
  | { readonly kind: 'ages' };

/** How old an answer is: it was kept then, or made of a timetable that was. */
export interface Age {
  readonly at: number;
  readonly of?: 'timetable';
}

/** A read that the page may answer from the timetable that it keeps. */
export interface PlannedRead {
  readonly method: string;
  /** Path and query on this host. */
  readonly address: string;
  readonly body: string;
  /** As in `Accept-Language`. */
  readonly language: string;
}

/** Why files are not kept: they did not come, or there is no room for them. */
export type KeepProblem = 'unreachable' | 'noRoom';

/** What the worker says about the files of the screens: the share that is kept, from 0 to 1, and in the end why one is not; null: all are. */
export type ScreensMessage =
  | { readonly kind: 'keeping'; readonly share: number }
  | { readonly kind: 'screens'; readonly problem: KeepProblem | null };

/** An answer of the page, as the backend would have sent it. */
export interface PlannedAnswer {
  readonly status: number;
  readonly answer: unknown;
  /** When the timetable was kept. */
  readonly at: number;
}

/** What the worker says to a page: it was answered with something old, or again with something new; or it is asked for an answer, by a port that comes with the message. */
export type WorkerMessage =
  | ({ readonly kind: 'kept'; readonly address: string } & Age)
  | { readonly kind: 'fresh'; readonly address: string }
  | { readonly kind: 'plan'; readonly read: PlannedRead };

/** What the page says by the port: that it has heard, and then the answer. */
export type PlannerMessage =
  | { readonly kind: 'heard' }
  | { readonly kind: 'planned'; readonly planned: PlannedAnswer | null };

/** A page of an older build says nothing; any script of a page can send messages. */
export function plannerMessage(value: unknown): PlannerMessage | null {
  if (!isRecord(value)) return null;
  if (value['kind'] === 'heard') return { kind: 'heard' };
  if (value['kind'] !== 'planned') return null;
  const { planned } = value;
  if (!isRecord(planned)) return { kind: 'planned', planned: null };
  const { status, answer, at } = planned;
  const isAnswer = Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599 && typeof at === 'number';
  return { kind: 'planned', planned: isAnswer ? { status: Number(status), answer, at } : null };
}

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
  if (typeof buildId !== 'string' || !BUILD_ID.test(buildId) || !isLocale(locale) || !THEMES.includes(theme))
    return null;
  const page = { buildId, locale, theme: String(theme) };
  if (kind === 'keepScreens') return { kind, ...page };
  if (kind !== 'keep' || !Array.isArray(files) || typeof apiKey !== 'string') return null;
  return {
    ...{ kind, ...page, apiKey },
    files: files.slice(0, MOST_FILES).filter(isPath),
    answers: answersFrom(answers),
  };
}
