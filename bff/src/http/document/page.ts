import swaggerUi from '@fastify/swagger-ui';
import type { App } from '../plugins/typedApp.ts';
import { openApiOf } from './documentation.ts';

/** Serves interactive documentation at `/docs`. Call before the app listens. */
export async function serveDocumentation(app: App): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: own,
    transformSpecificationClone: false,
    transformSpecification: () => openApiOf(app),
  });
}

/** Restricts the policy to this origin: the page needs no external validator, fonts or styles. */
const own = (policy: string) => policy.replaceAll(/ (validator\.swagger\.io|https:)/g, '');
