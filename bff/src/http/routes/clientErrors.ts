import { reportClientError } from '../../api/operations/clientErrors.ts';
import { visible } from '../../common/plainText.ts';
import { createLogLineLimit } from '../plugins/logLineLimit.ts';
import type { Metrics } from '../plugins/metrics.ts';
import { limitRoute } from '../plugins/rateLimit.ts';
import type { App } from '../plugins/typedApp.ts';

const BODY_LIMIT_BYTES = 2_048;
/** A page sends at most ten; many pages may share one address. */
const PER_MINUTE = 120;

/** Tokens of sessions and links: 43 letters and digits. No word in an error message is that long. */
const TOKENS = /[\w-]{32,}/g;

/**
 * Receives errors reported by pages, for operators: as a log line and in the metrics. Anyone
 * can send them, so metric labels are from closed lists only, and the number of log lines is limited.
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
