import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { networks } from '../../e2e/support/environment.ts';
import { STRASBOURG } from '../lib/paths.mjs';
import { UserError } from '../lib/userError.mjs';
import { withBrowser, withServers } from './browser.mjs';
import { lighthouseOf } from './lighthouse.mjs';
import { loadOnPhone } from './load.mjs';
import { withRelease } from './release.mjs';
import { routesOf } from './routes.mjs';

export const WEB_HELP = `npm run bench -- web [-- options]

  --runs <number>        loads of each page, 3 by default; medians are printed
  --networks <a,b>       demo, strasbourg; both by default, Strasbourg where its feed is beside the repository
  --routes <a,b>         home, results, nearby, line, stop, favourites; all by default
  --schemes <a,b>        light, dark: the latter with the second tenant of the demo city; both by default
  --beside <address>     another page to load beside ours, in turns with home
  --release <commit>     a build of this commit is measured beside this one; the latest tag by default, none where there is no tag
  --lighthouse <number>  runs of Lighthouse on home and results, 3 by default; 0: none`;

const OPTIONS = /** @type {const} */ ({
  runs: { type: 'string', default: '3' },
  networks: { type: 'string', default: 'demo,strasbourg' },
  routes: { type: 'string', default: 'home,results,nearby,line,stop,favourites' },
  schemes: { type: 'string', default: 'light,dark' },
  beside: { type: 'string' },
  release: { type: 'string' },
  lighthouse: { type: 'string', default: '3' },
});

/** Domain names of this machine that lead to a tenant with the colours of the scheme. */
const DEMO_HOSTS = { light: 'localhost', dark: 'littoral.localhost' };
const WITH_LIGHTHOUSE = ['home', 'results'];

function optionsOf(args) {
  try {
    const { values } = parseArgs({ args, options: OPTIONS, strict: true });
    const list = (text) => text.split(',').filter((name) => name !== '');
    return {
      ...values,
      runs: Number(values.runs),
      lighthouse: Number(values.lighthouse),
      networks: list(values.networks),
      routes: list(values.routes),
      schemes: list(values.schemes),
    };
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n\n${WEB_HELP}`);
  }
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const shown = (value) => (Number.isNaN(value) ? '–' : String(Math.round(value)));

/** One line per figure: median, range, and the same of what stands beside it. */
function printFigures(title, columns) {
  console.log(`\n${title}`);
  console.log(`  ${''.padEnd(30)}${columns.map(({ name }) => name.padStart(26)).join('')}`);
  const [first] = columns[0].loads;
  for (const figure of Object.keys(first).filter((key) => key !== 'largest')) {
    const cells = columns.map(({ loads }) => {
      const values = loads.map((load) => load[figure]);
      return `${shown(median(values))} (${shown(Math.min(...values))}–${shown(Math.max(...values))})`.padStart(26);
    });
    console.log(`  ${figure.padEnd(30)}${cells.join('')}`);
  }
  for (const { name, loads } of columns)
    console.log(`  largest element of each load, ${name}: ${loads.map(({ largest }) => largest).join(', ')}`);
}

/** Loads all in turns, so that what else the machine does meets each alike. */
async function measureTogether(browser, title, runs, pages) {
  const columns = pages.map((page) => ({ ...page, loads: [] }));
  for (let run = 0; run < runs; run += 1) {
    for (const column of columns) column.loads.push(await loadOnPhone(browser, column));
  }
  printFigures(`${title} (load of the machine ${loadavg()[0]?.toFixed(1)})`, columns);
}

async function measureRoute(browser, { network, route, scheme, origins }, { runs, beside, lighthouse }) {
  const host = network === 'demo' ? DEMO_HOSTS[scheme] : 'localhost';
  const page = { wanted: route.wanted, storage: route.storage, scheme };
  const ours = Object.entries(origins).map(([name, port]) => ({
    ...page,
    name,
    url: `http://${host}:${port}${route.path}`,
  }));
  const other = beside && route.name === 'home' ? [{ name: 'beside', url: beside, wanted: 'body *', scheme }] : [];
  await measureTogether(browser, `${network}, ${route.name}, ${scheme}`, runs, [...ours, ...other]);
  if (lighthouse === 0 || scheme !== 'light' || !WITH_LIGHTHOUSE.includes(route.name)) return;
  for (const { name, url } of [...ours, ...other]) {
    const scores = await lighthouseOf(url, lighthouse);
    console.log(`  Lighthouse, phone, ${name}: ${median(scores)} (${Math.min(...scores)}–${Math.max(...scores)})`);
  }
}

const feedsOf = (network) => (network === 'strasbourg' ? [STRASBOURG] : []);

async function measureNetwork(browser, network, servers, options) {
  await withRelease(options.release, feedsOf(network), async (release) => {
    const origins = { now: servers.port, ...release };
    const routes = await routesOf(network, servers.bffPort);
    for (const route of routes.filter(({ name }) => options.routes.includes(name))) {
      for (const scheme of options.schemes) {
        await measureRoute(browser, { network, route, scheme, origins }, options);
      }
    }
  });
}

/** Hands `work` the ports of the servers of each network, by its name. */
function withNetworks(names, work, started = {}) {
  const [name, ...rest] = names;
  if (name === undefined) return work(started);
  return withServers(feedsOf(name), (servers) => withNetworks(rest, work, { ...started, [name]: servers }));
}

/**
 * Prints how the pages of a traveller come on a slow phone: paints, what blocks a finger, and everything that is asked for within ten seconds without
 * a touch, beside an earlier release and another address where they are named.
 *
 * @param {readonly string[]} args see {@link WEB_HELP}
 */
export async function measureWeb(args) {
  const options = optionsOf(args);
  const names = options.networks.filter((name) => name === 'demo' || existsSync(STRASBOURG));
  if (names.length < options.networks.length) console.log(`(Strasbourg is not measured: there is no ${STRASBOURG}.)`);
  await withNetworks(names, (started) => {
    const ports = ({ port, bffPort, data }) => ({ hostPort: port, bffPort, data });
    const { demo = started.strasbourg, strasbourg = demo } = started;
    networks(() => ({ demo: ports(demo), strasbourg: ports(strasbourg), looks: ports(demo) }));
    return withBrowser(async (browser) => {
      for (const name of names) await measureNetwork(browser, name, started[name], options);
    });
  });
}
