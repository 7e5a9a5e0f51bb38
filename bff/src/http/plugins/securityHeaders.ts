import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

/** Adds security headers. They are the same for all responses, so they are computed only once. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  const headers = await headersOfHelmet();
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

/** The headers that helmet adds to a plain response. */
async function headersOfHelmet(): Promise<Record<string, string>> {
  const bare = fastify();
  // Tiles are images in other origins' pages; the proxy in front decides whether plain HTTP is rejected.
  await bare.register(helmet, {
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: false,
  });
  bare.get('/', (_request, reply) => {
    const added = reply.getHeaders();
    reply.send(added);
  });
  const answer = await bare.inject('/');
  await bare.close();
  return answer.json();
}
