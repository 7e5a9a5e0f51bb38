/**
 * Global under which a host provides the part of the federation runtime that each remote would contain otherwise. Its number changes with what is
 * behind it: a host provides the one before beside its successor.
 */
export const FACADE = '__HALTE_FEDERATION_1__';

/** Of the facade, as hosts and remotes compare it. */
export const FACADE_VERSION = '1.0.0';

/** All that the scripts of a built remote call of it. Another version of the federation plugin may not call more: hosts in use have no more. */
export const CALLED = [
  'attachShareScopeMap',
  'bundlerRuntime.I',
  'bundlerRuntime.consumes',
  'bundlerRuntime.init',
  'bundlerRuntime.initContainerEntry',
];

/** The file that the federation plugin imports into each build. */
const REQUEST = /\/@module-federation\/webpack-bundler-runtime\/dist\/bundler\.js$/;

/** The `externals` of a remote: takes that part from its host (runtime/provideRuntime.mjs). */
export async function runtimeOfHost({ request = '' }) {
  return REQUEST.test(request.replaceAll('\\', '/')) ? `global ${FACADE}` : undefined;
}
