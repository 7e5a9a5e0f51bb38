import type { FastifyInstance, FastifyServerOptions } from 'fastify';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info';

/** Where lines go; standard output unless a test listens. */
export interface LogSink {
  write(line: string): void;
}

/**
 * One JSON object a line, each with the id of its request. Addresses, headers and bodies say what people look for, where they are and
 * headers and bodies: none of these is written, but the pattern of the route.
 */
export function loggerOf(level: LogLevel, sink?: LogSink): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return {
    level,
    base: { service: 'bff' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { req: ({ method, routeOptions }) => ({ method, url: routeOptions?.url ?? 'none' }) },
    ...(sink ? { stream: sink } : {}),
  };
}

/** A line for each answer, at level `info`; those of 500 are written where they are answered, with their cause. */
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
