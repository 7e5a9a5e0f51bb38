import { entriesOf } from './manifest.mjs';
import { fileOf, importsOf, isRelative, packageOf } from './references.mjs';

const NEEDED = ['CHANGELOG.md', 'LICENSE', 'README.md'];
/** A peer that is a tool of the team may be a later one. */
const EXACT = /^\d+\.\d+\.\d+$/;
const PEER = /^\^?\d+\.\d+\.\d+$/;

/** What is copied into another folder is compiled, tested and installed there. */
const isOfTemplate = (path) => path.startsWith('template/');

function* faultsOfFile(path, text, { manifest, paths, root }) {
  if (text.includes(root)) yield 'has a path of this machine';
  if (isOfTemplate(path)) return;
  if (/\.[cm]?tsx?$/.test(path) && !/\.d\.m?ts$/.test(path))
    yield 'is TypeScript, which Node does not run below node_modules';
  if (/\.test\./.test(path)) yield 'is a test';
  const installed = { ...manifest.dependencies, ...manifest.peerDependencies };
  for (const request of importsOf(path, text)) {
    const name = packageOf(request);
    if (isRelative(request) && !paths.has(fileOf(path, request)))
      yield `imports ${request}, which is not in the package`;
    if (name !== null && name !== manifest.name && !(name in installed))
      yield `imports ${request}, but package.json names no ${name}`;
  }
}

/**
 * What is wrong with a package, one sentence each; empty for one that can be installed anywhere.
 *
 * @param {{ manifest: import('./manifest.mjs').Manifest, files: ReadonlyMap<string, string> }} built `files`: text by path in the package
 * @param {{ root: string, version: string }} repository its folder, and the version that all packages have
 */
export function faultsOf({ manifest, files }, { root, version: common }) {
  const paths = new Set(files.keys());
  const versions = [
    ...Object.entries(manifest.dependencies).filter(([, version]) => !EXACT.test(version)),
    ...Object.entries(manifest.peerDependencies).filter(([, version]) => !PEER.test(version)),
  ];
  return [
    ...(manifest.version === common ? [] : [`its version is ${manifest.version}, and that of the others ${common}`]),
    ...NEEDED.filter((file) => !paths.has(file)).map((file) => `${file} is missing`),
    ...entriesOf(manifest.exports)
      .filter((path) => !paths.has(path))
      .map((path) => `package.json exports ${path}, which is not in the package`),
    ...versions.map(([name, version]) => `${name} has no exact version: ${version}`),
    ...[...files].flatMap(([path, text]) =>
      [...faultsOfFile(path, text, { manifest, paths, root })].map((fault) => `${path} ${fault}`),
    ),
  ];
}
