/** Format of the tables in this folder, which describe each call; `http/calls/everyCall.test.ts` runs them. */
import type { Language } from '../../common/language.ts';
import type { Answer, Request, RunningServer } from '../runningServer.ts';

/** The method and the headers required by the document are added. */
export type RequestParts = Omit<Request, 'method'>;

export interface Success {
  /** The request; a function if something has to exist first. Sent several times. */
  readonly request: RequestParts | ((server: RunningServer) => Promise<RequestParts>);
  /** 200 by default. */
  readonly status?: number;
  /** Content that a traveller or a screen relies on: part of the body, or of its text. */
  readonly contains?: object | RegExp;
  /** Further checks; also receives the parts of the request. */
  readonly check?: (answer: Answer, server: RunningServer, parts: RequestParts) => Promise<void> | void;
}

export type Refused = readonly [status: number, code: string, request: string | Success['request']];

export interface Call {
  /** As in the document, e.g. `GET /api/v1/places/{id}`. */
  readonly operation: string;
  /** The first one represents the call in all other checks. */
  readonly succeeds: readonly [Success, ...Success[]];
  readonly refuses: readonly Refused[];
  /**
   * How it is cached: `tagged` can be revalidated by its ETag, `briefly` is fresh for a while, `privately` is revalidated each time,
   * `never` is not stored, `forever` is never asked for again.
   */
  readonly caching: 'tagged' | 'briefly' | 'privately' | 'never' | 'forever';
  /** The response can have texts for people, but the first success has none, or only names, which the test timetable does not translate. */
  readonly localizedButEmpty?: true;
  /** If the response of the first success has texts for people: one of them, in each language. */
  readonly localized?: {
    readonly from: (body: unknown) => unknown;
    readonly texts: Readonly<Record<Language, string>>;
  };
}

/** Reads the value of a JSON response at a path such as `alerts.0.header`; undefined if there is none. */
export function at(path: string): (body: unknown) => unknown {
  return (body) =>
    path
      .split('.')
      .reduce<unknown>((inside, key) => (inside as Readonly<Record<string, unknown>> | null | undefined)?.[key], body);
}
