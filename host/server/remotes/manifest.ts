import type { FirstData } from '@halte/contract';

/** Files relative to the build's folder. */
interface FileGroup {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** `dist/host.json`. */
export interface HostManifest {
  readonly version: string;
  /** `main`, and `messages:<locale>`. */
  readonly preload: Readonly<Record<string, FileGroup>>;
  readonly fonts: readonly string[];
  /** Files of the frame around each screen, by `{frame}.{locale}`; absent in builds for development. */
  readonly paint?: Readonly<Record<string, string>>;
}

/** `dist/remote.json`. */
export interface RemoteManifest {
  readonly id: string;
  readonly container: string;
  readonly version: string;
  readonly entry: string;
  /** `remote`, `messages:<locale>`, and one for each view; `messages:<locale>:<view>` for a view with texts of its own. */
  readonly preload: Readonly<Record<string, FileGroup>>;
  /** First requests of views, by view and name. */
  readonly firstData: Readonly<Record<string, Readonly<Record<string, FirstData>>>>;
  /** Files of the first paint of its views, by `{view}.{locale}`. */
  readonly paint?: Readonly<Record<string, string>>;
}

/** The manifest of a remote, and the base address of its files. */
export interface FoundRemote {
  /** Ends in a slash. */
  readonly base: string;
  readonly manifest: RemoteManifest;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Paths of the backend that every visitor may read. */
const READ = /^\/(?:api|core)\/(?!.*\.\.)[\w/{}.-]+(?:\?[\w=&.:{}?-]+)?$/;
const NAME = /^[a-z][\w-]{0,30}$/;
/** Each is a call of the backend for each page. */
const MOST_REQUESTS = 4;

function firstDataOf(value: unknown): FirstData | null {
  if (!isRecord(value)) return null;
  const { path, query, kind, unlessCookie } = value;
  if (typeof path !== 'string' || !READ.test(path)) return null;
  return {
    path,
    ...(query === 'all' && { query }),
    ...(typeof kind === 'string' && { kind }),
    ...(typeof unlessCookie === 'string' && { unlessCookie }),
  };
}

/** Invalid entries are left out: such a view sends its request itself. */
function parseFirstData(content: unknown): RemoteManifest['firstData'] {
  if (!isRecord(content)) return {};
  return Object.fromEntries(
    Object.entries(content).map(([view, entries]) => {
      const named = Object.entries(isRecord(entries) ? entries : {}).flatMap(([name, value]) => {
        const data = NAME.test(name) ? firstDataOf(value) : null;
        return data === null ? [] : [[name, data] as const];
      });
      return [view, Object.fromEntries(named.slice(0, MOST_REQUESTS))];
    }),
  );
}

/** A file beside the manifest: nothing that leads out of its folder. */
const FILE = /^[\w.-]+\.paint\.json$/;

function paintIn(value: unknown): Record<string, string> | null {
  if (!isRecord(value)) return null;
  const files = Object.entries(value).filter((pair): pair is [string, string] => FILE.test(String(pair[1])));
  return Object.fromEntries(files);
}

/** Parses a manifest, which may come from another company's server; null when it is invalid. */
export function parseRemoteManifest(content: unknown): RemoteManifest | null {
  if (!isRecord(content) || !isRecord(content['preload'])) return null;
  const { id, container, version, entry } = content;
  if ([id, container, version, entry].some((value) => typeof value !== 'string' || value === '')) return null;
  const preload: Record<string, FileGroup> = {};
  for (const [key, group] of Object.entries(content['preload'])) {
    if (!isRecord(group)) return null;
    const list = (value: unknown) => (Array.isArray(value) ? value.filter((file) => typeof file === 'string') : []);
    preload[key] = { js: list(group['js']), css: list(group['css']) };
  }
  const firstData = parseFirstData(content['firstData']);
  const paint = paintIn(content['paint']);
  return {
    ...{ id: String(id), container: String(container), version: String(version), entry: String(entry) },
    ...{ preload, firstData, ...(paint && { paint }) },
  };
}
