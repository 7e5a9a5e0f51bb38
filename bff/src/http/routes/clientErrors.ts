import { reportClientError, reportPageFigures } from '../../api/operations/clientErrors.ts';
import { visible } from '../../common/plainText.ts';
import type { ReportError } from '../plugins/errorReports.ts';
import { createLogLineLimit } from '../plugins/logLineLimit.ts';
import type { Metrics } from '../plugins/metrics.ts';
import { limitRoute } from '../plugins/rateLimit.ts';
import { createRemoteFigures, measureRemotes } from '../plugins/remoteFigures.ts';
import type { App } from '../plugins/typedApp.ts';

const BODY_LIMIT_BYTES = 2_048;
/** A page sends at most ten; many pages may share one address. */
const PER_MINUTE = 120;

/** Tokens of sessions and links: 43 letters and digits. No word in an error message is that long. */
const TOKENS = /[\w-]{32,}/g;

/** Milliseconds; the limits of Core Web Vitals are among them. */
const LCP_MS = [500, 1_000, 1_500, 2_500, 4_000, 8_000];
const INP_MS = [50, 100, 200, 500, 1_000];
const SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5];

/**
 * Receives what pages report, for operators: errors as log lines and in the metrics, figures in the metrics. Anyone can send them, so labels of metrics
 * are from closed lists or few (`remoteFigures`), and the number of log lines is limited.
 */
export function clientErrorRoutes(app: App, metrics: Metrics, reportError?: ReportError): void {
  const count = metrics.counter('halte_client_errors_total', 'Failures that pages reported.', ['code']);
  const figures = createRemoteFigures();
  measureRemotes(metrics, figures);
  const isLogged = createLogLineLimit(Date.now);
  app.post(
    '/api/v1/clientErrors',
    { ...reportClientError, bodyLimit: BODY_LIMIT_BYTES, onRequest: limitRoute(app, PER_MINUTE) },
    async (request, reply) => {
      const { code, remote, version, step, build, route, message } = request.body;
      count({ code });
      if (version !== undefined) figures.failed({ remote, version }, code);
      if (isLogged('client-error')) {
        const words = visible(message).replaceAll(TOKENS, '<token>');
        reportError?.({
          platform: 'javascript',
          release: build,
          transaction: route,
          tags: { remote, code, step, ...(version !== undefined && { version }) },
          type: /^[A-Z]\w*Error(?=:)/.exec(words)?.[0] ?? code,
          value: words,
          frames: [],
        });
        const where = route === null ? '' : ` on the screen ${route}`;
        request.log.warn(
          {
            event: 'client-error',
            code,
            remote,
            ...(version !== undefined && { version }),
            step,
            build,
            screen: route,
            message: words,
          },
          `a page reported ${code}${where}: ${version === undefined ? remote : `${remote}@${version}`} failed at "${step}" (${words})`,
        );
      }
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );

  const observeLcp = metrics.histogram('halte_page_lcp_ms', 'Largest Contentful Paint of pages.', LCP_MS);
  const observeInp = metrics.histogram('halte_page_inp_ms', 'Interaction to Next Paint of pages.', INP_MS);
  const observeCls = metrics.histogram('halte_page_cls', 'Cumulative Layout Shift of pages.', SHIFTS);
  app.post(
    '/api/v1/pageFigures',
    { ...reportPageFigures, bodyLimit: BODY_LIMIT_BYTES, onRequest: limitRoute(app, PER_MINUTE) },
    async (request, reply) => {
      const { lcp, inp, cls, remotes } = request.body;
      if (lcp !== null) observeLcp(lcp);
      if (inp !== null) observeInp(inp);
      if (cls !== null) observeCls(cls);
      for (const { load, inp: ofRemote, ...which } of remotes) figures.loaded(which, { load, inp: ofRemote });
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}
