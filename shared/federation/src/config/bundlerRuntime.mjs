import runtimePackage from '@module-federation/webpack-bundler-runtime/package.json' with { type: 'json' };

/** Global under which a host provides the part of the federation runtime that each federated build would contain otherwise. A remote that was built with another major version does not take it. */
export const BUNDLER_RUNTIME = `_FEDERATION_BUNDLER_RUNTIME_${Number.parseInt(runtimePackage.version, 10)}`;

/** The file that the federation plugin imports into each build. */
const REQUEST = /\/@module-federation\/webpack-bundler-runtime\/dist\/bundler\.js$/;

/** The `externals` of a remote: takes that part from its host (runtime/provideRuntime.mjs). */
export async function bundlerRuntimeOfHost({ request = '' }) {
  return REQUEST.test(request.replaceAll('\\', '/')) ? `global ${BUNDLER_RUNTIME}` : undefined;
}
