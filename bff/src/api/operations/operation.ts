/** Descriptions of the operations of the API, of which the routes and the OpenAPI document are made. */
import type { TSchema } from 'typebox';
import type { ProblemCode } from '../../problems/codes.ts';
import type { Access } from './access.ts';

/** An operation in words, and its schemas by the part of the request or answer, as Fastify names them. */
export interface OperationParts {
  readonly id: string;
  /** One of the tags of the document. */
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** The meaning of a success: one text, or one for each status. */
  readonly answers: string | Readonly<Record<string, string>>;
  /** Problems of this operation, besides those of every operation of its kind. */
  readonly problems?: readonly ProblemCode[];
  /** Whether the answer has texts in the language of `Accept-Language`. */
  readonly localized?: boolean;
  /** Whether the answer has an `ETag`. */
  readonly tagged?: boolean;
  /** False where requests do not count towards the limit of an address. Default: true. */
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

/** The options of its route: what the document says of it, and its schemas with their types. */
export interface Operation<T extends OperationParts> {
  readonly config: {
    readonly answers: OperationParts['answers'];
    readonly problems: readonly ProblemCode[];
    readonly localized: boolean;
    readonly tagged: boolean;
    /** As @fastify/rate-limit reads it. */
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
