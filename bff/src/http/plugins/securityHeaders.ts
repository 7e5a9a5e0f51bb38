import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

/** Says to browsers what they may do with an answer. The same for all, so it is written once, not for each answer. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  const headers = await headersOfHelmet();
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

/** What helmet adds to an answer that has no headers of its own. */
async function headersOfHelmet(): Promise<Record<string, string>> {
  const bare = fastify();
  // Tiles are images of other origins' pages; whether plain HTTP is refused is for the proxy in front to say.
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
