import swaggerUi from '@fastify/swagger-ui';
import type { App } from '../plugins/typedApp.ts';
import { openApiOf } from './documentation.ts';

/** The calls for people, at `/docs`, where they can be tried out. Before the app listens. */
export async function serveDocumentation(app: App): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: own,
    transformSpecificationClone: false,
    transformSpecification: () => openApiOf(app),
  });
}

/** The page checks no document elsewhere and takes no fonts and styles from elsewhere: it may not. */
const own = (policy: string) => policy.replaceAll(/ (validator\.swagger\.io|https:)/g, '');
