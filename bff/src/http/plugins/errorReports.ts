/** What is told of errors to an operator's collector of errors. */
import type { FastifyInstance } from 'fastify';
import { type ErrorReport, framesOf } from '../../errorReports/envelope.ts';
import { createLogLineLimit } from './logLineLimit.ts';

export type ReportError = (report: ErrorReport) => void;

declare module 'fastify' {
  interface FastifyInstance {
    /** Called with each error that was answered with 500. */
    reportInternalError(error: Error, request: Pick<FastifyRequest, 'method' | 'routeOptions'>): void;
  }
}

/** @param report null: nobody collects errors. */
export function reportInternalErrors(app: FastifyInstance, report: ReportError | null): void {
  const isReported = createLogLineLimit(Date.now);
  app.decorate('reportInternalError', (error, { method, routeOptions }) => {
    if (!report || !isReported('internal')) return;
    const route = `${method} ${routeOptions?.url ?? 'none'}`;
    const type = error.name;
    report({
      platform: 'node',
      release: null,
      transaction: route,
      tags: { remote: 'bff' },
      type,
      value: '',
      frames: framesOf(error),
    });
  });
}
