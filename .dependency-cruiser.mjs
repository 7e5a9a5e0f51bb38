/** Which file may import which, for dependency-cruiser (`npm run checks`); paths are from the root. */
import { builtinModules } from 'node:module';

/**
 * The layers of `bff/src`, from the bottom to the top: a folder imports only folders before it, and only those named here. `common` and
 * `problems` hold what every layer may use; `api` holds the schemas, from which the modules above it take the types of their answers; only
 * `http` knows Fastify.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const BACKEND_LAYERS = {
  common: [],
  problems: [],
  tracing: ['common'],
  errorReports: [],
  valkey: [],
  timetable: ['common'],
  osm: ['common'],
  ground: ['common', 'osm', 'timetable'],
  streets: ['common', 'ground', 'timetable'],
  // Tests of `shared/engine` on timetables that are imported here.
  engine: [],
  fares: ['common', 'timetable'],
  store: ['common'],
  content: ['common'],
  realtime: ['common', 'timetable'],
  people: ['common', 'problems', 'store'],
  mail: ['common', 'people', 'store'],
  tiles: ['common', 'ground', 'timetable'],
  api: ['common', 'content', 'fares', 'problems', 'realtime', 'store', 'tiles', 'timetable'],
  places: ['api', 'common', 'ground', 'problems', 'timetable'],
  sharing: ['api', 'common', 'places', 'realtime'],
  network: ['api', 'common', 'ground', 'places', 'problems', 'realtime', 'sharing', 'streets', 'tiles', 'timetable'],
  journeys: ['api', 'common', 'fares', 'network', 'places', 'problems', 'realtime', 'timetable'],
  engines: ['common', 'journeys', 'problems', 'timetable'],
  shop: ['api', 'common', 'content', 'problems', 'store'],
  favourites: ['api', 'common', 'places', 'problems', 'store'],
  workers: [
    ...['api', 'common', 'ground', 'journeys', 'network', 'osm', 'places', 'problems', 'realtime'],
    ...['streets', 'tiles', 'timetable'],
  ],
  prepared: ['common', 'network', 'realtime', 'timetable'],
  processes: ['common'],
  source: ['common', 'ground', 'places', 'realtime', 'sharing'],
  http: [
    ...[
      'errorReports',
      'api',
      'common',
      'content',
      'favourites',
      'ground',
      'journeys',
      'mail',
      'network',
      'people',
      'places',
      'problems',
    ],
    ...['realtime', 'sharing', 'shop', 'store', 'tiles', 'timetable', 'valkey', 'workers'],
  ],
  app: [
    ...[
      'errorReports',
      'common',
      'content',
      'engines',
      'ground',
      'http',
      'mail',
      'network',
      'osm',
      'people',
      'places',
      'prepared',
      'processes',
      'realtime',
      'sharing',
    ],
    ...['source', 'store', 'streets', 'tiles', 'timetable', 'tracing', 'valkey', 'workers'],
  ],
  backups: ['app', 'common', 'store'],
};

/** The same for `shared/engine/src`; what lies above the folders is for those who use it. @type {Readonly<Record<string, readonly string[]>>} */
export const ENGINE_LAYERS = {
  common: [],
  problems: [],
  fares: [],
  timetable: ['common'],
  api: ['fares', 'timetable'],
  places: ['api', 'common', 'timetable'],
  search: ['common', 'timetable'],
  networkFile: ['common', 'timetable'],
  journeys: ['api', 'common', 'fares', 'problems', 'search', 'timetable'],
  boards: ['api', 'common', 'journeys', 'problems', 'timetable'],
};

const BACKEND_TESTS = '^bff/.*(?:\\.test\\.ts$|/testing/)';

const TESTS = '\\.test\\.ts$|/testing/';

/** @param {string} root @param {Readonly<Record<string, readonly string[]>>} layers */
const layered = (root, layers) =>
  Object.entries(layers).map(([folder, below]) => ({
    name: `${root}/${folder} imports ${below.length === 0 ? 'no other folder' : `${below.join(', ')} only`}`,
    from: { path: `^${root}/${folder}/`, pathNot: TESTS },
    to: { path: `^${root}/`, pathNot: `^${root}/(?:${[folder, ...below].join('|')})/` },
  }));

const complete = (root, layers, name) =>
  ['from', 'to'].map((end) => ({
    name,
    from: {},
    to: {},
    [end]: { path: `^${root}/(?!(?:${Object.keys(layers).join('|')}|testing)/)[^/]+/` },
  }));

const LAYER_RULES = [
  ...layered('bff/src', BACKEND_LAYERS),
  ...layered('shared/engine/src', ENGINE_LAYERS),
  ...complete('bff/src', BACKEND_LAYERS, 'every folder of the backend is in BACKEND_LAYERS of .dependency-cruiser.mjs'),
  ...complete(
    'shared/engine/src',
    ENGINE_LAYERS,
    'every folder of the engine is in ENGINE_LAYERS of .dependency-cruiser.mjs',
  ),
  {
    name: 'the engine needs nothing of Node, so that it can run elsewhere',
    from: { path: '^shared/engine/', pathNot: TESTS },
    to: { path: `^(?:node:)?(?:${builtinModules.join('|')})$`, reachable: true },
  },
];

const WORKSPACE = '^(?:host|bff|e2e|mfe-[^/]+|shared/[^/]+)/';
/** For pages: what servers have in common, the engine, the demo's data and the judge are for others. */
const SHARED = '^shared/(?!demo-city|engine|judge|server)';

/**
 * Below `path`, the only workspaces that are imported are those of `allowed`; below `pathNot` others may be.
 *
 * @param {string} name
 * @param {string} path
 * @param {string | string[]} allowed
 * @param {string | string[]} pathNot
 */
const onlyImports = (name, path, allowed, pathNot = []) => ({
  name,
  from: { path, pathNot },
  to: { path: WORKSPACE, pathNot: allowed },
});

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const WORKSPACE_RULES = [
  onlyImports('a remote imports shared packages only', '^(mfe-[^/]+)/', ['^$1/', SHARED]),
  onlyImports('the host imports shared packages only', '^host/', ['^host/', SHARED, '^shared/(?:engine|server)/']),
  onlyImports('a shared package imports shared packages only', SHARED, SHARED),
  onlyImports('the engine imports the contract only', '^shared/engine/', '^shared/(?:contract|engine)/'),
  onlyImports(
    'the contract, the demo city, the judge and shared/server import no workspace',
    '^(shared/(?:contract|demo-city|judge|server))/',
    '^$1/',
  ),
  onlyImports(
    'the login widget imports no workspace; only its build takes the configuration of all builds',
    '^shared/login-widget/src/',
    '^shared/login-widget/',
  ),
  onlyImports(
    'the backend imports the contract, the demo city, the engine, the login widget and shared/server only',
    '^bff/',
    ['^bff/', '^shared/(?:contract|demo-city|engine|login-widget|server)/'],
    BACKEND_TESTS,
  ),
  onlyImports('tests of the backend import what the backend does and the judge only', BACKEND_TESTS, [
    '^bff/',
    '^shared/(?:contract|demo-city|engine|judge|login-widget|server)/',
  ]),
  {
    name: 'only tests of timetables and journeys import the judge, other tests its choice of samples',
    from: {
      pathNot: '^shared/judge/|^bff/src/(?:engine|timetable|network|journeys)/(?:.*\\.test\\.ts$|testing/)',
    },
    to: { path: '^shared/judge/', pathNot: '^shared/judge/src/sample\\.ts$' },
  },
  {
    name: 'only the backend imports the demo city',
    from: { pathNot: '^(?:bff|shared/demo-city)/' },
    to: { path: '^shared/demo-city/' },
  },
  {
    name: 'only the servers import shared/server',
    from: { pathNot: '^(?:bff|host/server|shared/server)/' },
    to: { path: '^shared/server/' },
  },
  {
    name: 'another workspace is imported by its name, not by a path',
    from: { path: '^(host|bff|mfe-[^/]+|shared/[^/]+)/' },
    to: { path: WORKSPACE, pathNot: '^$1/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'] },
  },
  { name: 'an import names what its package exports', from: {}, to: { couldNotResolve: true } },
];

/** Libraries that live inside one façade: elsewhere they would be a second copy of what must exist once. */
const onlyInside = (home, libraries) => ({
  name: `${libraries} are imported inside ${home} only: use what it exports`,
  from: { path: WORKSPACE, pathNot: `^(?:${home}|e2e)/` },
  to: { path: `(?:^|/)node_modules/(?:${libraries.replaceAll(', ', '|')})/` },
});

const LIBRARY_RULES = [
  onlyInside('shared/i18n', 'i18next, react-i18next'),
  onlyInside('shared/map-core', 'leaflet, react-leaflet, @react-leaflet/core'),
  {
    ...onlyInside('host', 'react-router, react-router-dom'),
    name: 'the router belongs to the host: use host.navigation',
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...WORKSPACE_RULES,
    ...LIBRARY_RULES,
    ...LAYER_RULES,
    { name: 'nothing imports a module that imports it', from: {}, to: { circular: true } },
  ].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:shared/)?[^/]+/(?:dist|\\.cache)/' },
    // Imports of types count: they disappear at run time, but not for the readers of the files.
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import'],
    },
  },
};
