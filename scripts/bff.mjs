/** `npm run backup`, `npm run restore`: a program of the backend, named by the first argument, on the right Node. */
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { onRightNode } from './lib/node.mjs';
import { run } from './lib/userError.mjs';

await run(async () => {
  await ensureInstalled();
  if (!(await onRightNode(fileURLToPath(import.meta.url)))) return;
  const [name] = process.argv.splice(2, 1);
  await import(`../bff/src/${name}.ts`);
});
