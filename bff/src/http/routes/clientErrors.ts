import { reportClientError } from '../../api/operations/clientErrors.ts';
import { visible } from '../../common/plainText.ts';
import { createLogLineLimit } from '../plugins/logLineLimit.ts';
import type { Metrics } from '../plugins/metrics.ts';
import { limitRoute } from '../plugins/rateLimit.ts';
import type { App } from '../plugins/typedApp.ts';

const BODY_LIMIT_BYTES = 2_048;
/** A page sends ten at most; many pages may stand behind one address. */
const PER_MINUTE = 120;

/** Of sessions and links: 43 letters and digits. No word of an error is as long. */
const TOKENS = /[\w-]{32,}/g;

/**
 * Where pages say that something in them failed, so that it reaches the operator: as a line of the log and in the metrics. Anybody
 * can send such a thing, so none of it is a label of a metric that is not from a closed list, and the log is not filled with it.
 */
export function clientErrorRoutes(app: App, metrics: Metrics): void {
  const count = metrics.counter('halte_client_errors_total', 'Failures that pages reported.', ['code']);
  const isLogged = createLogLineLimit(Date.now);
  app.post(
    '/api/v1/clientErrors',
    { ...reportClientError, bodyLimit: BODY_LIMIT_BYTES, onRequest: limitRoute(app, PER_MINUTE) },
    async (request, reply) => {
      const { code, remote, step, build, route, message } = request.body;
      count({ code });
      if (isLogged('client-error')) {
        const words = visible(message).replaceAll(TOKENS, '<token>');
        const where = route === null ? '' : ` on the screen ${route}`;
        request.log.warn(
          { event: 'client-error', code, remote, step, build, screen: route, message: words },
          `a page reported ${code}${where}: ${remote} failed at "${step}" (${words})`,
        );
      }
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}
