import type { Operator } from '@halte/demo-city/operator';
import { DemoGbfsParams, GbfsDocument } from '../../api/sharing.ts';
import { notFound } from '../../problems/requestError.ts';
import type { App } from '../plugins/typedApp.ts';

const CACHE_SECONDS = 10;

/**
 * Open to everyone, as operators' GBFS documents are.
 *
 * @param demo null where the timetable of a real network is served.
 */
export function demoGbfsRoutes(app: App, demo: () => Operator | null): void {
  app.get(
    '/demo/gbfs/:system/:file.json',
    {
      config: {
        answers: 'A document as the GBFS specification describes it.',
        problems: ['no-demo-city', 'document-not-found'],
      },
      schema: {
        tags: ['demo'],
        operationId: 'getDemoGbfs',
        summary: 'The demo city’s GBFS',
        description:
          'Shared bikes (`bikes`, GBFS 3.0) and shared cars (`cars`, GBFS 2.3). Begin with `gbfs.json`, which names the other documents. Simulated.',
        params: DemoGbfsParams,
        response: {
          200: GbfsDocument,
        },
      },
    },
    async ({ params: { system, file }, protocol, host }, reply) => {
      const operator = demo();
      if (!operator)
        throw notFound('no-demo-city', 'Only the made-up city has these documents, and it does not run here.');
      const document = operator.gbfsDocument(system, file, `${protocol}://${host}/demo/gbfs/${system}`);
      if (!document)
        throw notFound(
          'document-not-found',
          'There is no such document: begin with /demo/gbfs/bikes/gbfs.json or /demo/gbfs/cars/gbfs.json.',
        );
      reply.header('cache-control', `public, max-age=${CACHE_SECONDS}`);
      return document;
    },
  );
}
