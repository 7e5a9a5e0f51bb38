/** What the tables of this folder say of each call: `http/calls/everyCall.test.ts` asks all of it. */
import type { Language } from '../../common/language.ts';
import type { Answer, Request, RunningServer } from '../runningServer.ts';

/** The method and the headers that the document asks for are added. */
export type RequestParts = Omit<Request, 'method'>;

export interface Success {
  /** The request; a function where something has to exist first. Sent several times. */
  readonly request: RequestParts | ((server: RunningServer) => Promise<RequestParts>);
  /** 200 where nothing is said. */
  readonly status?: number;
  /** What a traveller or a screen relies on: part of the body, or of its text. */
  readonly contains?: object | RegExp;
  /** What else has to be true; gets what was asked as well. */
  readonly check?: (answer: Answer, server: RunningServer, parts: RequestParts) => Promise<void> | void;
}

export type Refused = readonly [status: number, code: string, request: string | Success['request']];

export interface Call {
  /** As in the document, e.g. `GET /api/v1/places/{id}`. */
  readonly operation: string;
  /** The first one stands for the call wherever anything else about it is looked at. */
  readonly succeeds: readonly [Success, ...Success[]];
  readonly refuses: readonly Refused[];
  /**
   * Whether caches keep it: `tagged` can be asked for again by its ETag, `briefly` holds for a while, `privately` is asked for each time,
   * `never` is not kept.
   */
  readonly caching: 'tagged' | 'briefly' | 'privately' | 'never';
  /** Where the answer has texts for people, but that of the first success happens to have none, or only names, which the timetable of the tests does not translate. */
  readonly localizedButEmpty?: true;
  /** Where the answer of the first success has texts for people: one of them, in each language. */
  readonly localized?: {
    readonly from: (body: unknown) => unknown;
    readonly texts: Readonly<Record<Language, string>>;
  };
}

/** What is in a JSON answer at a path such as `alerts.0.header`; undefined where there is nothing. */
export function at(path: string): (body: unknown) => unknown {
  return (body) =>
    path
      .split('.')
      .reduce<unknown>((inside, key) => (inside as Readonly<Record<string, unknown>> | null | undefined)?.[key], body);
}
