import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CAPABILITIES } from '@halte/contract';
import { CONTRACT_LEVEL, isLevel } from '@halte/contract/levels';
import { packageOf, SINGLETONS } from '../config/singletons.mjs';
import { UserError } from '../userError.mjs';

/**
 * What a host offers: its contract, and the versions of the packages that exist once in its pages, by name.
 *
 * @typedef {import('@halte/contract/manifest/classify').HostLevels & { singletons: Readonly<Record<string, string>>, source: string }} HostFigures
 */

const FIGURES = '/__platform.json';
const WAIT_MS = 10_000;

/** The host that this kit was published with: all packages of Halte have one version. @returns {HostFigures} */
export function figuresOfKit() {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
  const declared = { ...manifest.dependencies, ...manifest.peerDependencies };
  const versions = Object.keys(SINGLETONS)
    .map(packageOf)
    .map((name) => [name, name.startsWith('@halte/') ? manifest.version : declared[name]])
    .filter(([, version]) => version !== undefined);
  const levels = { contract: CONTRACT_LEVEL, capabilities: CAPABILITIES, adapts: [] };
  return { ...levels, singletons: Object.fromEntries(versions), source: `the host of kit ${manifest.version}` };
}

const isList = (value, type) => Array.isArray(value) && value.every((one) => typeof one === type);

/** Null for a document that is none. @param {any} content @param {string} source @returns {HostFigures | null} */
function parsed(content, source) {
  const { contract, capabilities = [], adapts = [], singletons = {} } = content ?? {};
  if (!isLevel(contract) || !isList(capabilities, 'string') || !isList(adapts, 'number')) return null;
  const versions = Object.entries(singletons).filter(([, version]) => typeof version === 'string');
  return { contract, capabilities, adapts, singletons: Object.fromEntries(versions), source };
}

/**
 * The figures of a deployed host; those of the kit where that host does not tell its own.
 *
 * @param {string | null} host its origin
 * @returns {Promise<HostFigures>}
 */
export async function hostFigures(host) {
  if (host === null) return figuresOfKit();
  const answer = await fetch(new URL(FIGURES, host), { signal: AbortSignal.timeout(WAIT_MS) }).catch(() => {
    throw new UserError(`${host} does not answer.`);
  });
  if (answer.status >= 500) throw new UserError(`${host} is not well: it answered ${answer.status}.`);
  const content = answer.ok ? await answer.json().catch(() => null) : null;
  return parsed(content, host) ?? { ...figuresOfKit(), source: `${figuresOfKit().source} (${host} has no ${FIGURES})` };
}
