import { join } from 'node:path';
import { copyBuild } from '../support/copyBuild.ts';
import { type Pair, rootOf } from './pairs.ts';

/** A fault between host and remotes, in a copy of a build, that a story about a line and its timetable has to fail at. */
export interface Plant {
  readonly title: string;
  readonly pair: Pair;
  /** The step at which it fails, in its message. */
  readonly sign: RegExp;
  /** Copies the build, and resolves to the options by which a host takes it. */
  readonly options: (folder: string) => readonly string[];
}

const OLD_REMOTES: Pair = { host: 'now', remotes: 'before' };
const OLD_HOST: Pair = { host: 'before', remotes: 'now' };

/** @throws when nothing is changed: the copy would have no fault. */
function changedBuild(from: string, to: string, change: (text: string, file: string) => string): void {
  let isChanged = false;
  copyBuild(from, to, (text, file) => {
    const changed = change(text, file);
    isChanged ||= changed !== text;
    return changed;
  });
  if (!isChanged) throw new Error(`The fault cannot be planted: no file of ${from} has the place for it.`);
}

/** Screens of lines set the title of the page by it. */
function withoutMember({ host }: Pair): Plant['options'] {
  return (folder) => {
    changedBuild(join(rootOf(host), 'host/dist'), folder, (text) => text.replaceAll('setTitle:', 'setTitleOfPage:'));
    return ['--dist', folder];
  };
}

function withManifest({ remotes }: Pair, change: (text: string) => string): Plant['options'] {
  return (folder) => {
    const built = join(rootOf(remotes), 'mfe-schedules/dist');
    changedBuild(built, folder, (text, file) => (file === 'remote.json' ? change(text) : text));
    return ['--remote', `schedules=${folder}`];
  };
}

const withLaterReact = (text: string) => JSON.stringify({ ...JSON.parse(text), singletons: { react: '^20.0.0' } });
const withRenamedRoute = (text: string) => text.replaceAll('"schedules-line-id"', '"schedules-line"');

const memberOf = (pair: Pair): Plant => ({
  pair,
  title: 'a member that the host has no longer',
  sign: /Mairie de Saint-Aubrin/,
  options: withoutMember(pair),
});

export const PLANTS: readonly Plant[] = [
  memberOf(OLD_REMOTES),
  {
    pair: OLD_REMOTES,
    title: 'a React that the host does not have',
    sign: /Tramway A/,
    options: withManifest(OLD_REMOTES, withLaterReact),
  },
  memberOf(OLD_HOST),
  {
    pair: OLD_HOST,
    title: 'a route by another name',
    sign: /schedules\\\/line/,
    options: withManifest(OLD_HOST, withRenamedRoute),
  },
];
