/**
 * The packages that teams outside the repository install. All have one version, so that a remote names one for all of them.
 *
 * @typedef {{
 *   folder: string,
 *   name: string,
 *   most: number,
 *   withheld?: readonly string[],
 *   optional?: boolean,
 *   whole?: boolean,
 *   extras?: string,
 * }} Package `folder`: below `shared`; `most`: bytes of the tarball; `withheld`: exports that only servers and hosts of this repository use;
 * `optional`: what it imports is installed by those who use that part; `whole`: its files name each other in ways that no import shows;
 * `extras`: a module that writes further files, as `writeExtras(folder)`
 */

/** @type {readonly Package[]} */
export const PACKAGES = [
  {
    folder: 'contract',
    name: '@halte/contract',
    most: 45_000,
    withheld: ['./tenant', './tenant/parse', './tenant/addresses'],
  },
  { folder: 'i18n', name: '@halte/i18n', most: 40_000 },
  { folder: 'ui', name: '@halte/ui', most: 40_000 },
  { folder: 'api', name: '@halte/api', most: 120_000 },
  { folder: 'places', name: '@halte/places', most: 40_000 },
  { folder: 'map-core', name: '@halte/map-core', most: 75_000 },
];

/** Workspaces whose package has another name. @type {Readonly<Record<string, string>>} */
export const PUBLISHED_NAMES = { '@halte/federation': '@halte/kit' };

/** Packages that exist once in a page: a remote installs the version that it is built for. */
export const PEERS = ['react', 'react-dom'];
