import { listen } from '@halte/server/listen';
import { buildApp } from './app.ts';
import { HELP, readOptions } from './options.ts';
import { createSharedAssets, NO_SHARED_ASSETS } from './sharedAssets.ts';
import { createStop } from './stop.ts';
import { checkPlaces, loadTenants } from './tenants/loadTenants.ts';
import { createTenantFiles } from './tenants/tenantFiles.ts';

/** Milliseconds that pending requests may take before the process exits. */
const CLOSE_TIMEOUT_MS = 10_000;

/** Starts the host's server. Errors in options or tenants are printed as messages, without a stack. */
async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args, process.env);
  const load = () => {
    const found = loadTenants(options.tenants);
    checkPlaces(found, options);
    return found;
  };
  const tenants = load();
  const stop = createStop({ drainMs: options.drainSeconds * 1000, close });
  const sharedAssets = options.assets === null ? NO_SHARED_ASSETS : createSharedAssets(options.assets, options);
  const app = buildApp(options, tenants, {
    sharedAssets,
    isStopping: stop.isStopping,
    watchTenants: (warn) => createTenantFiles({ folder: options.tenants, load, warn }),
  });
  // Start and stop are logged at every level except `silent`.
  const log = app.log.child({}, { level: options.logLevel === 'silent' ? 'silent' : 'info' });

  function close(): void {
    setTimeout(() => process.exit(0), CLOSE_TIMEOUT_MS).unref();
    sharedAssets.stop();
    void app.close();
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      log.info({ signal, drainSeconds: options.drainSeconds }, 'stopping');
      stop.request();
    });
  }
  // Before this server gives out a page, the others have its files.
  await sharedAssets.start((problem) => app.log.warn(problem));
  const address = await listen(app, { host: options.host, port: options.port, listenTextResolver: () => '' });
  log.info({ address, tenants: tenants.map(({ id, domainName }) => `${id} at ${domainName}`) }, 'listening');
}

try {
  const args = process.argv.slice(2);
  if (args.includes('--help')) console.log(HELP);
  else await main(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
