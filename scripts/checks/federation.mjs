import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { builtScripts, findPattern, isCode, isTest, rootOf, workspaceOf } from './lib/project.mjs';
import { lineOf, treeOf } from './lib/syntax.mjs';

/** The name of an exported function, class or type; `default` where it has none. @param {import('typescript').Node} statement */
const declaredName = (statement) =>
  /** @type {import('typescript').DeclarationStatement} */ (statement).name?.getText() ?? 'default';

const REMOTE_SOURCE = /^mfe-[^/]+\/src\/remote\.ts$/;

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const oneExport = {
  name: '2 a remote exposes one thing, the constant "remote"',
  check(project) {
    const remotes = new Set(project.files.filter((file) => file.startsWith('mfe-')).map((file) => file.split('/')[0]));
    return [...remotes].flatMap((remote) => {
      const file = `${remote}/src/remote.ts`;
      if (!project.files.includes(file)) return [{ file, line: 1, message: `${remote} has no src/remote.ts.` }];
      const tree = treeOf(project, file);
      const names = [];
      for (const statement of tree.statements) {
        const exported =
          ts.canHaveModifiers(statement) &&
          ts.getModifiers(statement)?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword);
        if (ts.isExportDeclaration(statement) || ts.isExportAssignment(statement))
          names.push({ name: 'an export clause', statement });
        else if (exported && ts.isVariableStatement(statement)) {
          for (const declaration of statement.declarationList.declarations)
            names.push({ name: declaration.name.getText(tree), statement });
        } else if (exported) names.push({ name: declaredName(statement), statement });
      }
      const odd = names.filter(({ name }) => name !== 'remote');
      if (names.length === 0) return [{ file, line: 1, message: 'It exports no constant "remote".' }];
      return odd.map(({ name, statement }) => ({
        file,
        line: lineOf(tree, statement),
        message: `It exports ${name} besides "remote".`,
      }));
    });
  },
};

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const oneConfiguration = {
  name: '3 every build takes its configuration from shared/federation',
  check: (project) =>
    project.files
      .filter((file) => /^(host|mfe-[^/]+)\/webpack\.config\.[cm]?[jt]s$/.test(file))
      .filter(
        (file) =>
          !/export default (host|remote)Config\(.*\);\s*$/s.test(project.read(file)) ||
          /\bshared\b|ModuleFederation/.test(project.read(file).replace(/@halte\/federation/g, '')),
      )
      .map((file) => ({
        file,
        line: 1,
        message:
          'It must be hostConfig() or remoteConfig({ name }) and nothing else: singletons are one table for all builds.',
      })),
};

const FACADES = ['shared/i18n', 'shared/map-core'];

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const namedFacades = {
  name: '3 the shared façades name what they export',
  check: (project) =>
    project.files
      .filter((file) => FACADES.includes(workspaceOf(file) ?? '') && /\/src\/index\.tsx?$/.test(file))
      .flatMap((file) =>
        findPattern(
          project,
          file,
          /^[ \t]*export\s+\*.*$/gm,
          () => 'A shared package is not tree-shaken: name each export instead of export *.',
        ),
      ),
};

/** The singletons that the build's table must have. Compared with the table itself, so that neither changes alone. */
const SINGLETONS = [
  ...['react', 'react-dom', 'react-dom/client', 'valtio', 'swr'],
  ...['@halte/api', '@halte/api/query', '@halte/i18n', '@halte/map-core', '@halte/ui/host'],
];

/** `table` is shared/federation/src/config/singletons.mjs, or one like it. */
export function tableFindings({ SINGLETONS: table, provided, consumed }) {
  const file = 'shared/federation/src/config/singletons.mjs';
  const same = (names) => [...names].sort().join() === [...SINGLETONS].sort().join();
  const findings = [];
  if (!same(Object.keys(table)))
    findings.push(`The table has ${Object.keys(table).join(', ')}, this check expects ${SINGLETONS.join(', ')}.`);
  if (!same(Object.keys(provided()))) findings.push('The host does not provide exactly the table.');
  if (!same(Object.keys(consumed()))) findings.push('Remotes do not consume exactly the table.');
  for (const [name, options] of Object.entries({ ...provided() })) {
    if (options.singleton !== true) findings.push(`The host does not provide ${name} as a singleton.`);
  }
  for (const [name, options] of Object.entries(consumed())) {
    if (options.singleton !== true || options.import !== false) findings.push(`Remotes may bring ${name} along.`);
  }
  return findings.map((message) => ({ file, line: 1, message }));
}

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const oneTable = {
  name: '3 one table of singletons',
  async check(project) {
    const table = join(rootOf(project), 'shared/federation/src/config/singletons.mjs');
    return tableFindings(await import(pathToFileURL(table).href));
  },
};

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const oneLoader = {
  name: '5 remotes are loaded in host/src/remotes and by the page of the conformance kit only',
  check: (project) =>
    project.files
      .filter(
        (file) => isCode(file) && !isTest(file) && !/^(host\/src\/remotes|shared\/testkit\/src\/page)\//.test(file),
      )
      .flatMap((file) => [
        ...findPattern(
          project,
          file,
          /['"]@module-federation\/[^'"]+['"]/g,
          ([name]) => `${name} is only used in host/src/remotes.`,
        ),
        ...findPattern(
          project,
          file,
          /\b(loadRemote|registerRemotes)\s*\(/g,
          ([call]) => `${call}) is only called in host/src/remotes.`,
        ),
      ]),
};

/** The faults of a remote's build; `manifest` is its remote.json, `read(file)` reads a file next to it. */
export function builtFindings(file, manifest, read) {
  if (manifest === null)
    return [{ file, line: 1, message: 'There is no such file: build the remotes first (npm run build).' }];
  const entry = read(manifest.entry);
  if (entry === null) return [{ file, line: 1, message: `It names the entry ${manifest.entry}, which was not built.` }];
  const modules = new Set(
    [...entry.matchAll(/["'](\.\/[\w./-]+)["']\s*:\s*(?:\(\)|function|\w+)\s*(?:=>|\()?/g)].map(([, name]) => name),
  );
  return modules.size === 1 && modules.has('./remote')
    ? []
    : [
        {
          file,
          line: 1,
          message: `The container exposes ${[...modules].join(', ') || 'nothing'} instead of ./remote alone.`,
        },
      ];
}

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const builtContainers = {
  name: '2 every built container exposes exactly ./remote',
  check(project) {
    return project.files
      .filter((file) => REMOTE_SOURCE.test(file))
      .flatMap((file) => {
        const workspace = workspaceOf(file) ?? '';
        const dist = join(rootOf(project), workspace, 'dist');
        const read = (name) => (existsSync(join(dist, name)) ? readFileSync(join(dist, name), 'utf8') : null);
        const manifest = read('remote.json');
        return builtFindings(`${workspace}/dist/remote.json`, manifest === null ? null : JSON.parse(manifest), read);
      });
  },
};

/** An exported function that the minifier put into its export getter: a new function, hence a new component, on every access. */
export const unstableExports = (text) => [...text.matchAll(/[,{]\w+:\(\)=>function/g)].map((match) => match.index);

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const stableExports = {
  name: 'an export of built code is the same function on every access',
  check: (project) =>
    builtScripts(project)
      .filter(({ text }) => unstableExports(text).length > 0)
      .map(({ file }) => ({
        file,
        line: 1,
        message: 'An exported function is a new one, a new component, on every access.',
      })),
};
