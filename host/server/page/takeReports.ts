import { fieldsOf } from '@halte/contract';
import type { FastifyInstance } from 'fastify';
import { DIFFERS_PATH } from '../../src/start/paintDiffers.ts';
import type { Differing, PaintedView } from './differing.ts';

const BODY_LIMIT_BYTES = 512;

function viewIn(body: unknown): PaintedView | null {
  const { remote, view, version } = fieldsOf(body);
  const isText = (value: unknown): value is string => typeof value === 'string';
  return isText(remote) && isText(view) && isText(version) ? { remote, view, version } : null;
}

/** Takes the reports of pages whose markup was not what the app draws. */
export function takeReports(app: FastifyInstance, differing: Pick<Differing, 'reported'>): void {
  app.post(DIFFERS_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const view = viewIn(request.body);
    reply.header('cache-control', 'no-store');
    if (view === null) return reply.status(400).type('text/plain').send('Send remote, view and version as texts.');
    differing.reported(view);
    return reply.status(204).send();
  });
}
