import swaggerUi from '@fastify/swagger-ui';
import type { App } from './typedApp.ts';

/** The calls for people, at `/docs`, where they can be tried out. Before the app listens. */
export async function serveDocumentation(app: App): Promise<void> {
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
