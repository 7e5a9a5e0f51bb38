import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Destination of the lines. */
export interface LogSink {
  write(line: string): void;
}

type Logger = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;

export interface LogOptions {
  /** Name of the server, in every line. */
  readonly service: string;
  readonly level: LogLevel;
  /** Standard output where absent; tests give another. */
  readonly sink?: LogSink | undefined;
  /** How errors are written; with message and stack where absent. */
  readonly err?: NonNullable<Logger['serializers']>['err'];
}

/**
 * Fastify's options for a log with one JSON object a line. Addresses, headers and bodies are personal data: of a request, only the method and
 * the pattern of its route are written.
 */
export function logOptions({
  service,
  level,
  sink,
  err,
}: LogOptions): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    logger: level !== 'silent' && {
      level,
      base: { service },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: {
        req: ({ method, routeOptions }) => ({ method, url: routeOptions?.url ?? 'none' }),
        ...(err ? { err } : {}),
      },
      ...(sink ? { stream: sink } : {}),
    },
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
