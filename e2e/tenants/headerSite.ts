import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { NEW_TENANT, ROOT } from '../support/environment.ts';
import { serveFiles } from '../support/fileServer.ts';
import { type SecondHost, startHost } from '../support/secondHost.ts';
import type { HeaderFault } from './headerFaults.ts';

const MANIFEST = JSON.parse(readFileSync(join(import.meta.dirname, 'ownHeader/remote.json'), 'utf8')) as object;
const hashOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

type Header = Pick<HeaderFault, 'source' | 'sent' | 'isOtherManifest'>;

export interface HeaderSite {
  readonly host: SecondHost;
  /** Edits the file of the tenant, so that the running host shows this header in a frame. */
  show(header: Header): Promise<void>;
  /** The same, in the page itself, in the place of the product's. */
  showInPage(header: Header): Promise<void>;
  /** Creates another tenant, following the README for operators. */
  createTenant(name: string): Promise<{ readonly origin: string }>;
  close(): Promise<void>;
}

/** Its pictures are where the running host has all of them. */
const NEW_PICTURES = join(ROOT, 'host/public/tenants', NEW_TENANT);

/** A host with tenant files of its own, and the server of a company that writes headers. */
export async function startHeaderSite(): Promise<HeaderSite> {
  const folder = mkdtempSync(join(tmpdir(), 'halte-tenant-'));
  cpSync(join(ROOT, 'host/tenants'), folder, { recursive: true });
  const file = join(folder, 'demo.json');
  const tenant = JSON.parse(readFileSync(file, 'utf8')) as object;
  const files = new Map<string, string>();
  const server = await serveFiles((path) => {
    const content = files.get(path);
    if (content === undefined) throw new Error(`There is no ${path}.`);
    return content;
  });
  const host = await startHost(['--tenants', folder]);
  let last = 0;

  /** Each has an address of its own, because the host keeps manifests for half a minute. */
  function publish({ source, sent = source }: Header) {
    last += 1;
    const manifest = JSON.stringify({ ...MANIFEST, integrity: { 'entry.js': hashOf(source) } });
    files.set(`/${last}/remote.json`, manifest);
    files.set(`/${last}/entry.js`, sent);
    files.set(`/${last}/unlisted.js`, 'globalThis.isUnlisted = true;');
    return { address: `${server.origin}/${last}/`, hash: hashOf(manifest) };
  }

  const buildId = async () => (await (await fetch(`${host.origin}/builds/latest.json`)).json()).buildId as string;
  /** Resolves when the host has read the file. */
  async function edit(keys: object): Promise<void> {
    const before = await buildId();
    writeFileSync(file, JSON.stringify({ ...tenant, ...keys }));
    await expect.poll(buildId).not.toBe(before);
  }

  return {
    host,
    async show(header) {
      const { address, hash } = publish(header);
      const integrity = { header: header.isOtherManifest ? hashOf('another') : hash };
      await edit({ remotes: { header: address }, integrity });
    },
    async showInPage(header) {
      await edit({ remotes: { 'shop-header': publish(header).address } });
    },
    async createTenant(name) {
      const args = ['new', NEW_TENANT, '--name', name, '--brand', '#0a6b4d', '--tenants', folder];
      await promisify(execFile)(process.execPath, [join(ROOT, 'scripts/tenant.mjs'), ...args]);
      return { origin: `http://${NEW_TENANT}.localhost:${host.port}` };
    },
    async close() {
      await host.stop();
      server.close();
      for (const made of [folder, NEW_PICTURES]) rmSync(made, { recursive: true, force: true });
    },
  };
}
