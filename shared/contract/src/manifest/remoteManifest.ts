import type { RemoteDeclaration } from '../declaration.ts';
import { type Fields, isRecord } from '../fields.ts';
import { isLevel, type Level, partsOf } from '../levels.ts';
import type { RemoteLevels } from './classify.ts';
import { isName, listOf, recordOf } from './fields.ts';
import { parseDeclaration } from './parseDeclaration.ts';

/** Files relative to the build's folder. */
export interface FileGroup {
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** Names of the host's singletons that they use as soon as they run, e.g. `swr`: a page preloads the files of these, too. */
  readonly shared?: readonly string[];
}

/** Another build of the remote in the same folder, which takes nothing from the page but the facade of the federation runtime. */
export type StandaloneBuild = Pick<RemoteManifest, 'container' | 'entry' | 'preload'>;

/** `dist/remote.json`. */
export interface RemoteManifest {
  readonly id: string;
  readonly container: string;
  readonly version: string;
  readonly entry: string;
  /** `remote`, `messages:<locale>`, and one for each view; `messages:<locale>:<view>` for a view with texts of its own. */
  readonly preload: Readonly<Record<string, FileGroup>>;
  /** Files of the first paint of its views, by `{view}.{locale}`. */
  readonly paint?: Readonly<Record<string, string>>;
  readonly levels: RemoteLevels;
  /** For hosts that share other versions; its views draw themselves. */
  readonly standalone?: StandaloneBuild;
  /** Hashes of all its scripts, style sheets and first paints, as in `integrity` attributes, by file; absent in builds of earlier kits. */
  readonly integrity?: Readonly<Record<string, string>>;
  readonly declares: RemoteDeclaration;
  /** Parts of the declaration that were left out, in sentences. */
  readonly problems: readonly string[];
}

const MOST_CAPABILITIES = 50;
const MOST_SINGLETONS = 50;
const RANGE = /^[\w.^~<>=*| +-]{1,60}$/;
const PACKAGE = /^[@\w./-]{1,120}$/;

/** A file beside the manifest: nothing that leads out of its folder. */
const PAINT = /^[\w.-]+\.paint\.json$/;

/** One hash of SHA-384 in base64. */
const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;
const HASHED = /^[\w.-]+\.(?:js|css|paint\.json)$/;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function groupOf(value: unknown): FileGroup | null {
  if (!isRecord(value)) return null;
  const list = (files: unknown) => (Array.isArray(files) ? files.filter((file) => typeof file === 'string') : []);
  const shared = list(value['shared']);
  return { js: list(value['js']), css: list(value['css']), ...(shared.length > 0 && { shared }) };
}

function preloadOf(value: unknown): RemoteManifest['preload'] | null {
  if (!isRecord(value)) return null;
  const preload = recordOf(value, groupOf);
  return Object.keys(preload).length < Object.keys(value).length ? null : preload;
}

function standaloneOf(value: unknown): StandaloneBuild | null {
  if (!isRecord(value)) return null;
  const { container, entry } = value;
  const preload = preloadOf(value['preload']);
  return isText(container) && isText(entry) && preload ? { container, entry, preload } : null;
}

/** A manifest without levels is of a build from before there were any. */
const FIRST: Level = '1.0';

function levelsOf({ contract = FIRST, needs, knows, singletons, standalone }: Fields): RemoteLevels {
  const given = isRecord(needs) ? needs : {};
  const capabilities = (value: unknown) => listOf(value, MOST_CAPABILITIES, (one) => (isName(one) ? one : null));
  const ranges = recordOf(singletons, (range, name) =>
    isText(range) && RANGE.test(range) && PACKAGE.test(name) ? range : null,
  );
  const built = isLevel(contract) ? contract : null;
  const least: Level = built === null ? FIRST : `${partsOf(built).major}.0`;
  return {
    contract: built,
    needs: {
      contract: isLevel(given['contract']) ? given['contract'] : least,
      capabilities: capabilities(given['capabilities']),
    },
    knows: capabilities(knows),
    singletons: Object.fromEntries(Object.entries(ranges).slice(0, MOST_SINGLETONS)),
    standsAlone: standaloneOf(standalone) !== null,
  };
}

/** Parses a manifest, which may come from another company's server; null when its files cannot be loaded from it. Unknown keys are ignored. */
export function parseRemoteManifest(content: unknown): RemoteManifest | null {
  if (!isRecord(content)) return null;
  const { id, container, version, entry } = content;
  if (!isText(id) || !isText(container) || !isText(version) || !isText(entry)) return null;
  const preload = preloadOf(content['preload']);
  if (preload === null) return null;
  const paint = isRecord(content['paint'])
    ? recordOf(content['paint'], (file) => (isText(file) && PAINT.test(file) ? file : null))
    : null;
  const integrity = isRecord(content['integrity'])
    ? recordOf(content['integrity'], (hash, file) =>
        isText(hash) && HASH.test(hash) && HASHED.test(file) ? hash : null,
      )
    : null;
  const { declaration, problems } = parseDeclaration(id, content);
  const levels = levelsOf(content);
  const standalone = standaloneOf(content['standalone']);
  const files = {
    preload,
    ...(paint && { paint }),
    ...(integrity && { integrity }),
    ...(standalone && { standalone }),
  };
  return { id, container, version, entry, ...files, levels, declares: declaration, problems };
}
