/** `npm run tenant`: makes and checks the files of tenants. */
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/paths.mjs';
import { run, UserError } from './lib/userError.mjs';
import { checkPlace } from './tenant/check.mjs';
import { createTenant } from './tenant/create.mjs';
import { listedTexts } from './tenant/texts.mjs';

const HELP = `Usage:
  npm run tenant -- new <id> [options]     writes host/tenants/<id>.json and its logos; the running app serves it at once
  npm run tenant -- check <file or URL>    says what is wrong, key by key, and opens the archives of the map; exits with 1 where something is
  npm run tenant -- texts [<word>]         lists the texts that can be reworded, with their keys; only those with the word

Options of texts:
  --language <code>    (default: fr)

Options of new:
  --name <name>        what travellers read (default: the id)
  --brand <#rrggbb>    main colour (default: #0f4c9a)
  --accent <#rrggbb>   second colour (default: #c2410c)
  --domain <host name> (default: <id>.localhost)
  --tenants <folder>   where the files of the tenants are, as for the host (default: host/tenants)

docs/tenant.md describes every key.`;

/** @param {string} id @param {Record<string, string | boolean | undefined>} values */
function create(id, values) {
  const text = (/** @type {string} */ name, /** @type {string} */ standard) => String(values[name] ?? standard);
  const domain = text('domain', `${id}.localhost`);
  const path = createTenant(
    { id, name: text('name', id), brand: text('brand', '#0f4c9a'), accent: text('accent', '#c2410c'), domain },
    { tenants: text('tenants', join(ROOT, 'host/tenants')), pictures: join(ROOT, 'host/public/tenants') },
  );
  console.log(
    `${relative(ROOT, path)} is written. A running app shows it at http://${domain}:3000 (or its other port).`,
  );
}

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      brand: { type: 'string' },
      accent: { type: 'string' },
      domain: { type: 'string' },
      language: { type: 'string', default: 'fr' },
      tenants: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [command, subject] = positionals;
  if (values.help) console.log(HELP);
  else if (command === 'new' && subject) create(subject, values);
  else if (command === 'check' && subject) process.exitCode = (await checkPlace(subject, console.log)) ? 0 : 1;
  else if (command === 'texts') {
    console.log(listedTexts({ language: values.language, word: subject ?? '' }).join('\n'));
  } else throw new UserError(HELP);
});
