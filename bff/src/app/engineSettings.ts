/** The journey engine that `--engine` names. */
import { wholeNumber } from '@halte/server/numbers';
import { StartError } from '@halte/server/startError';

export interface EngineSettings {
  readonly name: 'otp' | 'motis';
  readonly address: string;
  /** The timetable of a feed of the engine, by its feed id; the rest have the same name in both. */
  readonly feeds: ReadonlyMap<string, string>;
  /** Timeout of a search, in milliseconds. */
  readonly timeoutMs: number;
  /** Limit of concurrent calls. */
  readonly most: number;
  /** What answers searches while the engine fails. */
  readonly fallback: 'own' | 'none';
}

type EngineOption = 'engine' | 'engine-feeds' | 'engine-timeout' | 'engine-calls' | 'engine-fallback';

/**
 * @param text the value of an option, or the second argument without one.
 * @returns null for the embedded engine.
 * @throws {@link StartError}
 */
export function engineOf(text: (name: EngineOption, otherwise: string) => string): EngineSettings | null {
  const engine = text('engine', 'own');
  if (engine === 'own') return null;
  const [, name, address] = /^(otp|motis)\+(https?:\/\/.+)$/.exec(engine) ?? [];
  const url = address === undefined ? null : URL.parse(address);
  if (!url || url.username || url.password || url.search || url.hash)
    throw new StartError(
      `--engine must be own, otp+<URL> or motis+<URL>, such as otp+http://otp.example:8080, not "${engine}".`,
    );
  const fallback = text('engine-fallback', 'own');
  if (fallback !== 'own' && fallback !== 'none')
    throw new StartError(`--engine-fallback must be own or none, not "${fallback}".`);
  return {
    name: name === 'motis' ? name : 'otp',
    address: url.href.replace(/\/+$/, ''),
    feeds: feedsOf(text('engine-feeds', '')),
    timeoutMs: wholeNumber('engine-timeout', text('engine-timeout', '2500'), 100, 60_000),
    most: wholeNumber('engine-calls', text('engine-calls', '64'), 1, 1_000),
    fallback,
  };
}

function feedsOf(text: string): ReadonlyMap<string, string> {
  const items = text.split(',').filter((item) => item.trim() !== '');
  return new Map(
    items.map((item) => {
      const [, feed, name] = /^\s*([^=\s]+)=([\w-]*)\s*$/.exec(item) ?? [];
      if (feed === undefined || name === undefined)
        throw new StartError(`--engine-feeds takes <id>=<name>,…, which "${item.trim()}" is not.`);
      return [feed, name] as const;
    }),
  );
}
