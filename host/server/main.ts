import { buildApp } from './app.ts';
import { readOptions } from './options.ts';
import { loadTenants } from './tenants/load.ts';

/** Starts the host's server. What is wrong with options or tenants is said in sentences, without a stack. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const app = buildApp(options, loadTenants(options.tenants));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close());
  }
  const address = await app.listen({ host: options.host, port: options.port });
  console.log(`The app is at ${address}`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
