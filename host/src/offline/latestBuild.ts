import { isRecord } from '@halte/contract/fields';

/** The part of `/builds/latest.json` that is for the worker. */
export interface LatestBuild {
  readonly buildId: string;
  /** Folders of versions of remotes that were withdrawn, as paths of this host. */
  readonly withdrawn: readonly string[];
  /** The operator has switched the worker off. */
  readonly isOff: boolean;
}

const FOLDER = /^\/remotes\/.+\/$/;

/** Null for what is none, such as the page of a captive portal. */
export function latestBuildFrom(value: unknown): LatestBuild | null {
  if (!isRecord(value) || typeof value['buildId'] !== 'string') return null;
  const { buildId, withdrawn = [], offline } = value;
  const folders = Array.isArray(withdrawn) ? withdrawn : [];
  return {
    buildId,
    withdrawn: folders.filter((folder): folder is string => typeof folder === 'string' && FOLDER.test(folder)),
    isOff: offline === false,
  };
}
