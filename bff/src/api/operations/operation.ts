/** Descriptions of the API's operations, from which the routes and the OpenAPI document are built. */
import type { TSchema } from 'typebox';
import type { ProblemCode } from '../../problems/codes.ts';
import type { Access } from './access.ts';

/** An operation's description, and its schemas by part of the request or response, as named by Fastify. */
export interface OperationParts {
  readonly id: string;
  /** One of the tags of the document. */
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** The meaning of a success: one text, or one for each status. */
  readonly answers: string | Readonly<Record<string, string>>;
  /** Problems of this operation, in addition to those of every operation of its kind. */
  readonly problems?: readonly ProblemCode[];
  /** Whether the response has texts in the language of `Accept-Language`. */
  readonly localized?: boolean;
  /** Whether the response has an `ETag`. */
  readonly tagged?: boolean;
  /** False if requests do not count towards the rate limit of an address. Default: true. */
  readonly isCounted?: boolean;
  /** Absent: open to everyone. */
  readonly security?: Access;
  readonly params?: TSchema;
  readonly querystring?: TSchema;
  readonly body?: TSchema;
  readonly response: Readonly<Record<number, TSchema>>;
  /** Media types other than JSON. */
  readonly produces?: readonly string[];
}

/** The options of its route: its documentation, and its schemas with their types. */
export interface Operation<T extends OperationParts> {
  readonly config: {
    readonly answers: OperationParts['answers'];
    readonly problems: readonly ProblemCode[];
    readonly localized: boolean;
    readonly tagged: boolean;
    /** Option of @fastify/rate-limit. */
    readonly rateLimit?: false;
  };
  readonly schema: Omit<T, 'id' | 'tag' | 'answers' | 'problems' | 'localized' | 'tagged' | 'isCounted'> & {
    readonly tags: readonly string[];
    readonly operationId: string;
  };
}

export function operation<T extends OperationParts>(parts: T): Operation<T> {
  const { id, tag, answers, problems = [], localized = false, tagged = false, isCounted = true, ...schema } = parts;
  return {
    config: { answers, problems, localized, tagged, ...(isCounted ? {} : { rateLimit: false }) },
    schema: { tags: [tag], operationId: id, ...schema },
  };
}
