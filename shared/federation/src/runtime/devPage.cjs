/**
 * Makes the page of a deployed host one of the loop: with React for development, because that for production knows no replacement of components, and does
 * not run what is compiled for development.
 */
require('./refreshRuntime.cjs');
require('./hotPage.mjs');

/** By the name of the singleton. Each runs when the host asks for it, after the refresh runtime has been started. */
const OWN = {
  react: () => require('react'),
  'react-dom': () => require('react-dom'),
  'react-dom/client': () => require('react-dom/client'),
};

const takeReact = {
  name: 'halte-dev',
  beforeRegisterShare(args) {
    const { pkgName, shared } = args;
    const own = OWN[pkgName];
    // Remotes consume without providing: only a host registers these.
    if (own === undefined) return args;
    if (pkgName === 'react' && shared.version !== HALTE_REACT)
      console.warn(
        `This page runs React ${HALTE_REACT} of your folder; its host has ${shared.version}: install that one.`,
      );
    shared.get = () => own;
    return args;
  },
};

// The federation runtime of the host completes what is there when it starts.
globalThis.__FEDERATION__ ??= { __GLOBAL_PLUGIN__: [] };
globalThis.__FEDERATION__.__GLOBAL_PLUGIN__.push(takeReact);
