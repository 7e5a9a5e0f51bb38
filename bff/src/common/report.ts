/** Messages of the server about itself: that it listens, has reloaded, or cannot start. */

const LEVELS = { info: 30, warn: 40, error: 50, fatal: 60 } as const;
export type Severity = keyof typeof LEVELS;

/** Writes a line for the operator; severity `info` by default. */
export type Report = (line: string, severity?: Severity) => void;

export const LOG_FORMATS = ['json', 'text'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** Writes JSON objects like those of the request log, or plain lines for a terminal. */
export function createReport(format: LogFormat, write: (text: string) => void): Report {
  if (format === 'text') return (line, severity) => write(severity === 'fatal' ? `${line}\n` : `bff: ${line}\n`);
  return (line, severity = 'info') => {
    const entry = { level: LEVELS[severity], time: new Date().toISOString(), service: 'bff', msg: line };
    write(`${JSON.stringify(entry)}\n`);
  };
}

/** As set by `--log-format` or its variable; else plain on a terminal. Also works with invalid options, whose error must be reported too. */
export function logFormatOf(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): LogFormat {
  const at = args.findIndex((arg) => arg === '--log-format' || arg.startsWith('--log-format='));
  const given =
    at < 0 ? environment['HALTE_LOG_FORMAT'] : args[at]!.includes('=') ? args[at]!.split('=')[1] : args[at + 1];
  return LOG_FORMATS.find((format) => format === given) ?? (isTerminal ? 'text' : 'json');
}
