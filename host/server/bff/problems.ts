import type { FastifyReply, FastifyRequest } from 'fastify';

/** As the backend answers problems, so that the app has words for these too. */
export interface CallProblem {
  readonly status: number;
  readonly code: string;
  /** In English, for developers. */
  readonly message: string;
}

export const UNKNOWN_ADDRESS: CallProblem = {
  status: 404,
  code: 'unknown-address',
  message: 'There is nothing at this address of the backend that pages may call.',
};
export const TOO_LARGE: CallProblem = { status: 413, code: 'too-large', message: 'The request is too large.' };
const UNREACHABLE: CallProblem = {
  status: 502,
  code: 'backend-unreachable',
  message: 'The backend cannot be reached just now: try again in a moment.',
};
const TIMED_OUT: CallProblem = { status: 504, code: 'backend-timeout', message: 'The backend did not answer in time.' };

export function problemOfFailure({ code }: Error & { readonly code?: string }): CallProblem {
  return code === 'UND_ERR_HEADERS_TIMEOUT' ? TIMED_OUT : UNREACHABLE;
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, { status, code, message }: CallProblem) {
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send({ code, message, requestId: request.id });
}
