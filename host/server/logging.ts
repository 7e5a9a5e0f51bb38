import type { FastifyInstance, FastifyServerOptions } from 'fastify';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Where lines go; standard output unless a test listens. */
export interface LogSink {
  write(line: string): void;
}

/**
 * One JSON object a line, as the backend writes them. Addresses say where people go, headers and cookies who they are: none of these is
 * written, but the pattern of the route.
 */
export function loggerOf(level: LogLevel, sink?: LogSink): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return {
    level,
    base: { service: 'host' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: ({ method, routeOptions }) => ({ method, url: routeOptions?.url ?? 'none' }),
      // Errors carry what they failed on in properties of their own, an address for example.
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
