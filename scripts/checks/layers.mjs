/** Which folder of `bff/src` may import which, and which folders of the repository import each other. */
import { dirname } from 'node:path';

/**
 * From the bottom to the top: a folder imports only folders before it, and only those named here. `common` and `problems` hold what every
 * layer may use; `api` holds the schemas, from which the modules above it take the types of their answers; only `http` knows Fastify.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const BACKEND_LAYERS = {
  common: [],
  problems: [],
  timetable: ['common'],
  engine: ['common', 'timetable'],
  fares: ['common', 'timetable'],
  store: ['common'],
  content: ['common'],
  realtime: ['common', 'timetable'],
  people: ['common', 'problems', 'store'],
  mail: ['common', 'people', 'store'],
  api: ['common', 'content', 'fares', 'problems', 'realtime', 'store', 'timetable'],
  places: ['api', 'common', 'problems', 'timetable'],
  sharing: ['api', 'common', 'places', 'realtime'],
  tiles: ['common', 'timetable'],
  network: ['api', 'common', 'places', 'problems', 'realtime', 'sharing', 'tiles', 'timetable'],
  journeys: ['api', 'common', 'engine', 'fares', 'network', 'places', 'problems', 'realtime', 'timetable'],
  shop: ['api', 'common', 'content', 'problems', 'store'],
  favourites: ['api', 'common', 'places', 'problems', 'store'],
  workers: ['api', 'common', 'engine', 'journeys', 'network', 'problems', 'realtime', 'timetable'],
  source: ['common', 'places', 'realtime', 'sharing', 'tiles'],
  http: [
    ...['api', 'common', 'content', 'favourites', 'journeys', 'mail', 'network', 'people', 'places', 'problems'],
    ...['realtime', 'sharing', 'shop', 'store', 'tiles', 'timetable', 'workers'],
  ],
  app: [
    ...['common', 'content', 'http', 'mail', 'network', 'people', 'places', 'realtime', 'sharing', 'source', 'store'],
    ...['tiles', 'timetable', 'workers'],
  ],
};

export const TESTS = '\\.test\\.ts$|/testing/';

/** Rules in the words of dependency-cruiser: one for each folder. */
export const LAYER_RULES = Object.entries(BACKEND_LAYERS).map(([folder, below]) => ({
  name: `bff/src/${folder} imports ${below.length === 0 ? 'no other folder' : `${below.join(', ')} only`}`,
  severity: 'error',
  from: { path: `^bff/src/${folder}/`, pathNot: TESTS },
  to: { path: '^bff/src/', pathNot: `^bff/src/(${[folder, ...below].join('|')})/` },
}));

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const knownLayers = {
  name: '9 every folder of the backend is a layer',
  check: (project) =>
    project.files
      .filter((file) => /^bff\/src\/[^/]+\//.test(file) && !file.startsWith('bff/src/testing/'))
      .filter((file) => !Object.hasOwn(BACKEND_LAYERS, file.split('/')[2] ?? ''))
      .map((file) => ({ file, line: 1, message: 'add this folder to BACKEND_LAYERS in scripts/checks/layers.mjs.' })),
};

/** @typedef {{ from: string, to: string, specifier: string }} ModuleImport */

/**
 * Folders that import each other, as `a ↔ b`, with an import of each direction. Tests are left out: they may set up what is above them.
 *
 * @param {readonly ModuleImport[]} imports
 * @returns {{ pair: string, there: ModuleImport, back: ModuleImport }[]}
 */
export function mutualImports(imports) {
  /** @type {Map<string, ModuleImport>} */
  const byFolders = new Map();
  for (const one of imports) {
    if (isTestFile(one.from) || isTestFile(one.to)) continue;
    const [from, to] = [dirname(one.from), dirname(one.to)];
    if (from !== to && !byFolders.has(`${from} ${to}`)) byFolders.set(`${from} ${to}`, one);
  }
  return [...byFolders].flatMap(([key, there]) => {
    const [from = '', to = ''] = key.split(' ');
    const back = byFolders.get(`${to} ${from}`);
    return back && from < to ? [{ pair: `${from} ↔ ${to}`, there, back }] : [];
  });
}

/** @param {string} path */
const isTestFile = (path) => /\.test\.[cm]?[jt]sx?$|(^|\/)testing\//.test(path);
