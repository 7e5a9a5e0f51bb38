import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
export const STRASBOURG = resolve(ROOT, '../shared/feeds/medium-fr-cts-strasbourg-2026.zip');
export const hasStrasbourg = existsSync(STRASBOURG);

/** Ports and folders of one run, chosen by the process that reads the configuration first and passed to its workers by environment. */
export interface Network {
  readonly hostPort: number;
  readonly bffPort: number;
  readonly data: string;
}

const VARIABLE = 'HALTE_E2E_NETWORKS';
/** `looks`: the demo city as it was recorded. */
export type NetworkName = 'demo' | 'strasbourg' | 'looks';

export function networks(choose: () => Record<NetworkName, Network>): Record<NetworkName, Network> {
  process.env[VARIABLE] ??= JSON.stringify(choose());
  return JSON.parse(process.env[VARIABLE]) as Record<NetworkName, Network>;
}

export function network(name: NetworkName): Network {
  return networks(() => {
    throw new Error('The configuration has not been read yet.');
  })[name];
}

/** Id of the tenant that a test makes while the servers run. */
export const NEW_TENANT = 'made-by-a-test';
