/** Starts the backend: `node bff/src/main.ts --help`. */
import { type Config, helpText, readConfig, StartError } from './config.ts';
import { createApp } from './http/app.ts';
import { serveDocumentation } from './http/documentationPage.ts';
import type { App } from './http/typedApp.ts';
import type { Live } from './live.ts';
import { loadLive } from './load.ts';
import { FeedError } from './timetable/feed.ts';

const report = (line: string) => console.log(`bff: ${line}`);

async function start(config: Config): Promise<void> {
  let live: Live | null = null;
  const app = await createApp({ ...config, live: () => live });
  await serveDocumentation(app);
  closeOnSignal(app);
  // Listening comes first, so that whoever watches /healthz learns that the server is there and still loading.
  const address = await listen(app, config);
  report(`listening on ${address}`);
  const began = performance.now();
  live = await loadLive(config, Math.floor(Date.now() / 1_000), report);
  const { feed, network } = live;
  for (const { message } of feed.warnings) report(`note: ${message}`);
  report(
    `ready after ${((performance.now() - began) / 1_000).toFixed(1)} s: ${network.name}, ${network.from} to ${network.to}, ` +
      `${feed.stops.length} stops, ${feed.trips.count} trips`,
  );
}

async function listen(app: App, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is taken: stop what listens there, or choose another with --port.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used: choose one above 1023 with --port.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new StartError(`"${host}" is no address of this machine: choose another with --host.`);
    throw error;
  }
}

function closeOnSignal(app: App): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)));
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
