import type { FileGroup, RemoteManifest } from '@halte/contract/manifest/remote';

/** `dist/host.json`. */
export interface HostManifest {
  readonly version: string;
  /** `main`, `messages:<locale>`, and `shared:<name>` for a singleton that is loaded when it is used. */
  readonly preload: Readonly<Record<string, FileGroup>>;
  readonly fonts: readonly string[];
  /** `@font-face` rules, for each page: the style sheets have none. */
  readonly fontFaces: string;
  /** Files of the frame around each screen, by `{frame}.{locale}`; absent in builds for development. */
  readonly paint?: Readonly<Record<string, string>>;
  /** Versions of the packages that exist once in its pages. */
  readonly singletons?: Readonly<Record<string, string>>;
  /** Hashes of scripts, style sheets and fonts, by file; absent in builds of earlier kits. */
  readonly integrity?: Readonly<Record<string, string>>;
}

/** The manifest of a remote, and the base address of its files. */
export interface FoundRemote {
  /** Ends in a slash. */
  readonly base: string;
  readonly manifest: RemoteManifest;
  /** Hashes by file: browsers run nothing else of its folder, and pages have no other markup of it. Null: its server is trusted. */
  readonly integrity: Readonly<Record<string, string>> | null;
}
