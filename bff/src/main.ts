/** Starts the backend: `node bff/src/main.ts --help`. */
import './workers/v8HeapFlags.ts';
import { join } from 'node:path';
import { FeedError } from '@halte/engine/timetable/feed/feed';
import { StartError } from '@halte/server/startError';
import { type Config, readConfig } from './app/config.ts';
import { feedFilesOf } from './app/feedFiles.ts';
import { helpText } from './app/helpText.ts';
import type { RunningServer } from './app/startServer.ts';
import { migrateOnly } from './app/storedData.ts';
import { createReport, logFormatOf, type Report } from './common/report.ts';
import { type Member, memberOf } from './processes/member.ts';
import { supervise } from './processes/supervise.ts';
import { limitHeapGrowth } from './workers/heapGrowth.ts';
import { yieldCoresOfBackground } from './workers/threadPriority.ts';

/** Milliseconds that requests in progress may still take before the process ends. */
const LAST_ANSWERS_MS = 10_000;
/** After that, several processes are killed. */
const MOST_MORE_MS = 2_500;

const formatOn = (stream: NodeJS.WriteStream) => logFormatOf(process.argv.slice(2), process.env, stream.isTTY);
const member = memberOf(process.env);
const write = createReport(formatOn(process.stdout), (text) => process.stdout.write(text));
const report: Report = member ? (line, severity) => write(`process ${member.number}: ${line}`, severity) : write;
const complain = createReport(formatOn(process.stderr), (text) => process.stderr.write(text));

// Who reads the log may end first (`| head -1`, a collector that is restarted): travellers are answered all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

let ending: Promise<void> | null = null;

async function start(config: Config, member: Member | null): Promise<void> {
  const began = performance.now();
  let running: RunningServer | null = null;
  const hurry = new AbortController();
  // Also while the timetable is still being read. The second time ends the wait for the load balancer.
  const stop = () => {
    if (ending !== null) hurry.abort();
    else ending = end(running, hurry.signal);
  };
  const reload = async () => running?.reload();
  if (member) member.follow({ stop, reload });
  else {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
    process.on('SIGHUP', () => void reload());
  }
  // Not for a process that only supervises others.
  const { startServer } = await import('./app/startServer.ts');
  running = await startServer(config, report, member);
  limitHeapGrowth();
  yieldCoresOfBackground();
  const snapshot = running.network.current()!;
  for (const { message } of snapshot.feed.warnings) report(`note: ${message}`, 'warn');
  report(
    `ready after ${((performance.now() - began) / 1_000).toFixed(1)} s: ${snapshot.network.name}, ${snapshot.network.from} to ` +
      `${snapshot.network.to}, ${snapshot.feed.stops.length} stops, ${snapshot.feed.trips.count} trips`,
  );
  member?.sayReady();
}

async function prepare(folder: string, config: Config): Promise<void> {
  const { gtfs, data, feedLimits: limits, rebaseCalendar, force } = config;
  const files = await feedFilesOf(gtfs!, { into: join(data, 'feeds'), report, maxBytes: limits.downloadBytes });
  // Servers do not need it.
  const { publish } = await import('./prepared/publish.ts');
  await publish({ folder, files, rebaseCalendar, limits, force, now: Math.floor(Date.now() / 1_000), report });
}

async function end(running: RunningServer | null, hurry: AbortSignal): Promise<void> {
  report('stopping');
  await running?.drain(hurry);
  const unfinished = () => {
    report(`stopped after ${LAST_ANSWERS_MS / 1_000} s, with requests unanswered`, 'warn');
    process.exit(0);
  };
  setTimeout(unfinished, LAST_ANSWERS_MS).unref();
  await running?.stop();
  report('stopped');
  process.exit(0);
}

try {
  const config = readConfig(process.argv.slice(2), process.env);
  if (config === 'help') console.log(helpText());
  else if (config.prepare !== null) await prepare(config.prepare, config);
  else if (config.migrate === 'only') await migrateOnly(config, report);
  else if (config.processes === 1 || member) await start(config, member);
  else {
    const stopMs = config.drainSeconds * 1_000 + LAST_ANSWERS_MS + MOST_MORE_MS;
    process.exit(await supervise({ ...config, stopMs, report }));
  }
} catch (error) {
  const isKnown = error instanceof StartError || error instanceof FeedError;
  complain(isKnown ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error), 'fatal');
  process.exit(1);
}
