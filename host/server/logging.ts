import type { FastifyInstance, FastifyServerOptions } from 'fastify';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Destination of the lines; standard output, except in tests. */
export interface LogSink {
  write(line: string): void;
}

/**
 * One JSON object a line, in the format of the backend. Addresses, headers and cookies are personal data: only the pattern of the route is
 * logged.
 */
export function loggerOf(level: LogLevel, sink?: LogSink): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return {
    level,
    base: { service: 'host' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: ({ method, routeOptions }) => ({ method, url: routeOptions?.url ?? 'none' }),
      // Messages and other properties of errors may contain personal data, an address for example.
      err: ({ name, code, stack }) => ({ type: name, message: '', code, stack: stack ?? '' }),
    },
    ...(sink ? { stream: sink } : {}),
  };
}

/** A line for each answer, at level `info`. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}
