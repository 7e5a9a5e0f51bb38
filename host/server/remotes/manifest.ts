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
}

/** `dist/remote.json`. */
export interface RemoteManifest {
  readonly id: string;
  readonly container: string;
  readonly version: string;
  readonly entry: string;
  /** `remote`, `messages:<locale>`, and one for each view. */
  readonly preload: Readonly<Record<string, FileGroup>>;
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
  return { id: String(id), container: String(container), version: String(version), entry: String(entry), preload };
}
