/**
 * The packages that teams outside the repository install. All have one version, so that a remote names one for all of them.
 *
 * @typedef {{
 *   folder: string,
 *   name: string,
 *   most: number,
 *   withheld?: readonly string[],
 *   isReported?: boolean,
 *   optionalPeers?: readonly string[],
 *   ranges?: readonly string[],
 *   peersOf?: readonly string[],
 *   whole?: boolean,
 *   rootTools?: readonly string[],
 *   moreExports?: Readonly<Record<string, string>>,
 *   moreFiles?: string,
 *   template?: string,
 *   bundled?: readonly string[],
 * }} Package `folder`: below `shared`; `most`: bytes of the tarball; `withheld`: exports that only servers and hosts of this repository use;
 * `isReported`: what it exports is in its `api-report.md`; `optionalPeers`: installed by those who use the part that imports them, and those in
 * `ranges` in any version of the same major; `peersOf`: packages whose optional peers it installs; `whole`: its files name each other in ways that no
 * import shows; `rootTools`: what it needs of the tools that the root installs for all workspaces; `moreFiles`: a module of the workspace whose
 * `publishedFiles()` resolves to files that the workspace has not, and `moreExports` the exports of these; `template`: folder of files that are
 * written elsewhere and run there; `bundled`: folders of packages that are in its tarball, below `node_modules`
 */

/** @type {readonly Package[]} */
export const PACKAGES = [
  {
    folder: 'contract',
    name: '@halte/contract',
    most: 75_000,
    withheld: ['./tenant', './tenant/parse', './tenant/addresses'],
    isReported: true,
    // For the registry, which the commands of the kit read.
    optionalPeers: ['typebox'],
  },
  { folder: 'i18n', name: '@halte/i18n', most: 40_000 },
  { folder: 'ui', name: '@halte/ui', most: 40_000, isReported: true },
  // The document of the API is in the testkit, which needs its answers.
  { folder: 'api', name: '@halte/api', most: 120_000, isReported: true, withheld: ['./openapi.json'] },
  { folder: 'places', name: '@halte/places', most: 40_000, isReported: true },
  { folder: 'map-core', name: '@halte/map-core', most: 84_000, isReported: true },
  {
    folder: 'federation',
    name: '@halte/kit',
    most: 1_500_000,
    whole: true,
    rootTools: [
      ...[
        '@swc/jest',
        '@testing-library/dom',
        '@testing-library/jest-dom',
        '@types/jest',
        '@types/node',
        '@types/react-dom',
      ],
      ...['identity-obj-proxy', 'jest', 'jest-environment-jsdom'],
    ],
    peersOf: ['contract'],
    bundled: ['create-halte-remote'],
    moreExports: { './assets': './src/presets/assets.d.ts' },
    moreFiles: 'publishedFiles.mjs',
  },
  {
    folder: 'testkit',
    name: '@halte/testkit',
    most: 300_000,
    withheld: ['./brokenHeaders', './smallHeader'],
    optionalPeers: [
      ...['@halte/api', '@halte/contract', '@halte/i18n', '@halte/kit', '@halte/map-core', '@halte/ui'],
      ...['@module-federation/runtime', '@playwright/test', '@testing-library/react', 'react', 'react-dom'],
      ...['swr', 'valtio'],
    ],
    ranges: ['@playwright/test'],
    rootTools: ['@testing-library/react'],
    moreExports: { './playwright': './playwright.config.js', './openapi.json': './openapi.json' },
    moreFiles: 'publishedFiles.mjs',
  },
  { folder: 'create-halte-remote', name: 'create-halte-remote', most: 20_000, template: 'template' },
];

/** Workspaces whose package has another name. @type {Readonly<Record<string, string>>} */
export const PUBLISHED_NAMES = { '@halte/federation': '@halte/kit' };

/** Packages that exist once in a page: a remote installs the version that it is built for. */
export const PEERS = ['react', 'react-dom'];
