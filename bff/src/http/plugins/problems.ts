import { type Reason, RequestError } from '@halte/engine/problems/requestError';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemCode } from '../../problems/codes.ts';
import { StoreError } from '../../store/storeError.ts';
import { asMessage, validationMessage } from './validationMessage.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the problem in its response. */
    problemCode: ProblemCode | null;
  }
}

export interface ProblemAnswer {
  readonly status: number;
  readonly code: ProblemCode;
  readonly message: string;
}

const STATUS_OF: Readonly<Record<Reason, number>> = {
  invalid: 400,
  unauthenticated: 401,
  unknown: 404,
  conflict: 409,
  tooMany: 429,
  loading: 503,
  busy: 503,
};
const RETRY_AFTER_SECONDS = 2;

export function sendProblem(request: FastifyRequest, reply: FastifyReply, { status, code, message }: ProblemAnswer) {
  request.problemCode = code;
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .serializer(JSON.stringify)
    .send({ code, message, requestId: request.id });
}

/** Handles every error: a known one says what to do, an unknown one is logged and reveals no internals. */
export function answerProblem(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error);
  const isTimed = error instanceof RequestError || error instanceof StoreError;
  const retryAfter = isTimed ? error.retryAfterSeconds : null;
  if (problem.status === 503 || retryAfter !== null) reply.header('retry-after', retryAfter ?? RETRY_AFTER_SECONDS);
  if (problem.status === 500 || error instanceof StoreError) request.log.error(error);
  if (problem.status === 500) request.server.reportInternalError(error, request);
  return sendProblem(request, reply, problem);
}

export function answerUnknownRoute(request: FastifyRequest, reply: FastifyReply) {
  return sendProblem(request, reply, {
    status: 404,
    code: 'unknown-address',
    message: `There is nothing at ${request.method} ${request.url.split('?', 1)[0]}. See /docs for what there is.`,
  });
}

function problemOf(error: FastifyError | Error): ProblemAnswer {
  if (error instanceof RequestError)
    return { status: STATUS_OF[error.reason], code: error.code, message: error.message };
  if ('validation' in error && error.validation)
    return {
      status: 400,
      code: 'invalid-request',
      message: validationMessage(error.validation, error.validationContext),
    };
  if (error instanceof StoreError)
    return {
      status: 503,
      code: 'store-unavailable',
      message: 'Accounts and carts cannot be reached just now: try again in a moment. Nothing was changed.',
    };
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return { status, code: 'too-large', message: 'The request is too large.' };
  if (status === 414) return { status, code: 'too-long', message: 'The address is too long.' };
  if (status === 415) return { status, code: 'unsupported-media-type', message: 'Send the body as application/json.' };
  if (status !== undefined && status >= 400 && status < 500)
    return { status, code: 'invalid-request', message: asMessage(error.message) };
  return {
    status: 500,
    code: 'internal',
    message: 'Something went wrong here. Try again; the request id helps to find out why.',
  };
}
