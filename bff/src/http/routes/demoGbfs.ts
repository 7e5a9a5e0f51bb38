import type { Operator } from '@halte/demo-city/operator';
import { getDemoGbfs } from '../../api/operations/demoGbfs.ts';
import { notFound } from '../../problems/requestError.ts';
import type { App } from '../plugins/typedApp.ts';

const CACHE_SECONDS = 10;

/**
 * Public, like operators' GBFS documents.
 *
 * @param demo null if a real network's timetable is served.
 */
export function demoGbfsRoutes(app: App, demo: () => Operator | null): void {
  app.get('/demo/gbfs/:system/:file.json', getDemoGbfs, async ({ params: { system, file }, protocol, host }, reply) => {
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
  });
}
