/** Starts the backend: `node bff/src/main.ts --help`. */
import './workers/leanHeap.ts';
import { type Config, helpText, readConfig } from './config.ts';
import { type Running, serve } from './serve.ts';
import { StartError } from './startError.ts';
import { FeedError } from './timetable/feed.ts';

/** Whoever waits longer for an answer gets none. */
const LAST_ANSWERS_MS = 10_000;

const report = (line: string) => console.log(`bff: ${line}`);

async function start(config: Config): Promise<void> {
  const began = performance.now();
  let running: Running | null = null;
  // Signals may come while the timetable is still being read.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(running));
  process.on('SIGHUP', () => void running?.reload());
  running = await serve(config, report);
  const live = running.network.current()!;
  for (const { message } of live.feed.warnings) report(`note: ${message}`);
  report(
    `ready after ${((performance.now() - began) / 1_000).toFixed(1)} s: ${live.network.name}, ${live.network.from} to ` +
      `${live.network.to}, ${live.feed.stops.length} stops, ${live.feed.trips.count} trips`,
  );
}

async function end(running: Running | null): Promise<void> {
  setTimeout(() => process.exit(0), LAST_ANSWERS_MS).unref();
  await running?.stop();
  process.exit(0);
}

try {
  const config = readConfig(process.argv.slice(2), process.env);
  if (config === 'help') console.log(helpText());
  else await start(config);
} catch (error) {
  if (!(error instanceof StartError || error instanceof FeedError)) throw error;
  console.error(error.message);
  process.exit(1);
}
