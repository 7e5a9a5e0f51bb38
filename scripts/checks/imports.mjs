import { builtinModules } from 'node:module';
import { cruise } from 'dependency-cruiser';
import { LAYER_RULES, mutualImports, TESTS } from './layers.mjs';
import { isCode, isTest, lineAt, rootOf, workspaceOf } from './lib/project.mjs';
import { importsOf } from './lib/syntax.mjs';

/** Libraries that live inside one façade: elsewhere they would be a second copy of what must exist once. */
const WRAPPED = [
  { library: /^(i18next|react-i18next)(\/|$)/, home: 'shared/i18n' },
  { library: /^(leaflet|react-leaflet|@react-leaflet\/core)(\/|$)/, home: 'shared/map-core' },
];

const FOLDERS = ['host', 'bff', 'e2e', 'shared', 'scripts'];

/** Forbidden dependencies, as rules of dependency-cruiser; paths are from the root. */
const RULES = {
  forbidden: [
    {
      name: 'a remote depends on shared packages only',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: '^(host|bff|e2e|mfe-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'the host depends on shared packages only',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: '^(bff|e2e|mfe-[^/]+)/' },
    },
    {
      name: 'a shared package depends on shared packages only',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(host|bff|e2e|mfe-[^/]+)/' },
    },
    {
      name: 'shared/contract depends on no workspace',
      severity: 'error',
      from: { path: '^shared/contract/' },
      to: { path: '^(shared/(?!contract/)|host/|bff/|e2e/|mfe-)' },
    },
    {
      name: 'the demo city depends on no workspace',
      severity: 'error',
      from: { path: '^shared/demo-city/' },
      to: { path: '^(shared/(?!demo-city/)|host/|bff/|e2e/|mfe-)' },
    },
    {
      name: 'the judge depends on no workspace',
      severity: 'error',
      from: { path: '^shared/judge/' },
      to: { path: '^(shared/(?!judge/)|host/|bff/|e2e/|mfe-)' },
    },
    {
      name: 'only tests of the backend depend on the judge',
      severity: 'error',
      from: { pathNot: '^shared/judge/|^bff/src/(engine|timetable|network|journeys)/(.*\\.test\\.ts$|testing/)' },
      to: { path: '^shared/judge/' },
    },
    {
      name: 'only the backend depends on the demo city',
      severity: 'error',
      from: { pathNot: '^(bff|shared/demo-city)/' },
      to: { path: '^shared/demo-city/' },
    },
    {
      name: 'shared/server depends on no workspace',
      severity: 'error',
      from: { path: '^shared/server/' },
      to: { path: '^(shared/(?!server/)|host/|bff/|e2e/|mfe-)' },
    },
    {
      name: 'only the servers depend on shared/server',
      severity: 'error',
      from: { pathNot: '^(bff|host/server|shared/server)/' },
      to: { path: '^shared/server/' },
    },
    {
      name: 'the backend depends on the contract, the demo city, the login widget and shared/server only',
      severity: 'error',
      from: { path: '^bff/', pathNot: '\\.test\\.ts$|^bff/src/(engine|timetable)/testing/' },
      to: { path: '^(shared/(?!(contract|demo-city|login-widget|server)/)|host/|e2e/|mfe-)' },
    },
    {
      name: 'tests of the backend depend on what the backend does and on the choice of samples only',
      severity: 'error',
      from: { path: '^bff/.*\\.test\\.ts$' },
      to: { path: '^(shared/(?!(contract|demo-city|judge|login-widget|sampling|server)/)|host/|e2e/|mfe-)' },
    },
    {
      name: 'the login widget depends on no workspace; only its build takes the configuration of all builds',
      severity: 'error',
      from: { path: '^shared/login-widget/src/' },
      to: { path: '^(shared/(?!login-widget/)|host/|bff/|e2e/|mfe-)' },
    },
    {
      name: 'nothing depends on a module that depends on it',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'the engine needs nothing of Node, so that it can run elsewhere',
      severity: 'error',
      from: { path: '^bff/src/engine/', pathNot: TESTS },
      to: { path: `^(node:)?(${builtinModules.join('|')})$`, reachable: true },
    },
    ...LAYER_RULES,
  ],
};

function lineOfImport(project, file, specifier) {
  const text = project.read(file);
  const position = text.indexOf(`'${specifier}'`);
  return lineAt(text, position < 0 ? 0 : position);
}

/** @type {WeakMap<import('./lib/project.mjs').Project, Promise<import('dependency-cruiser').ICruiseResult | null>>} */
const graphs = new WeakMap();

/**
 * All imports of the repository and those that break {@link RULES}, read once for each project; null where there is no code. Needs files
 * on disk: dependency-cruiser resolves packages as they are installed.
 *
 * @param {import('./lib/project.mjs').Project} project
 */
function moduleGraph(project) {
  const known = graphs.get(project) ?? readGraph(project);
  graphs.set(project, known);
  return known;
}

/** @param {import('./lib/project.mjs').Project} project */
async function readGraph(project) {
  const folders = new Set(
    project.files.filter((file) => /\.([cm]?js|tsx?)$/.test(file)).map((file) => file.replace(/\/.*$/, '')),
  );
  const roots = [...folders].filter((folder) => FOLDERS.includes(folder) || folder.startsWith('mfe-'));
  if (roots.length === 0) return null;
  const { output } = await cruise(
    roots,
    {
      baseDir: rootOf(project),
      validate: true,
      ruleSet: /** @type {import('dependency-cruiser').IFlattenedRuleSet} */ (RULES),
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|\\.cache)/' },
      tsPreCompilationDeps: true,
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import'],
    },
  );
  return /** @type {import('dependency-cruiser').ICruiseResult} */ (output);
}

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const boundaries = {
  name: '1, 9 which workspace and which layer of the backend imports which',
  async check(project) {
    const graph = await moduleGraph(project);
    return (graph?.summary.violations ?? []).map(({ from, to, unresolvedTo, rule, cycle }) => {
      const specifier = unresolvedTo ?? to;
      const round = cycle ? ` (${cycle.map((step) => step.name).join(' → ')})` : '';
      return {
        file: from,
        line: lineOfImport(project, from, specifier),
        message: `${rule.name}, but this imports ${specifier}${round}.`,
      };
    });
  },
};

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const oneWayFolders = {
  name: '9 no two folders import each other',
  async check(project) {
    const graph = await moduleGraph(project);
    const imports = (graph?.modules ?? []).flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => !resolved.includes('node_modules/'))
        .map(({ resolved, module }) => ({ from: source, to: resolved, specifier: module })),
    );
    return mutualImports(imports).map(({ pair, there, back }) => ({
      file: there.from,
      line: lineOfImport(project, there.from, there.specifier),
      message: `${pair}: this imports ${there.to}, and ${back.from} imports ${back.to}.`,
    }));
  },
};

/** What is wrong with one import, or null. */
function violationMessage(file, name) {
  const own = workspaceOf(file);
  if (name.startsWith('.')) {
    const target = new URL(name, `file:///${file}`).pathname.slice(1);
    const other = workspaceOf(target);
    if (other !== null && other !== own)
      return `${other} is a package of its own: import it by its name, not by the path ${name}`;
  }
  if (/^@halte\/[^/]+\/(src|server|dist)\//.test(name)) return `${name} goes past what that package exports`;
  if (/^react-router(-dom)?(\/|$)/.test(name) && own !== 'host') {
    return 'the router belongs to the host: use host.navigation';
  }
  const wrapped = WRAPPED.find(({ library, home }) => library.test(name) && own !== home);
  return wrapped ? `${name} is only imported inside ${wrapped.home}: use what that package exports` : null;
}

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const specifiers = {
  name: '1, 3, 4 packages are imported by their name, wrapped libraries and the router only by their owner',
  check: (project) =>
    project.files
      .filter((file) => isCode(file) && workspaceOf(file) !== null && !(isTest(file) && workspaceOf(file) === 'e2e'))
      .flatMap((file) =>
        importsOf(project, file).flatMap(({ name, line }) => {
          const message = violationMessage(file, name);
          return message ? [{ file, line, message: `${message}.` }] : [];
        }),
      ),
};
