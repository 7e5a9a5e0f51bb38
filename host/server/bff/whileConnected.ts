import type { FastifyReply } from 'fastify';

/** Aborted if the browser disconnects before the answer has been sent. */
export function whileConnected({ raw }: FastifyReply): AbortSignal {
  const abort = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) abort.abort();
  });
  return abort.signal;
}
