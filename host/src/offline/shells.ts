import { isRecord } from '@halte/contract/fields';
import type { Locale } from '@halte/contract/locales';
import type { KnownShell, State } from './knownState.ts';
import type { KeptShell } from './route.ts';

/** What the host's server answers with below {@link shellPath}. */
interface WrittenShell {
  readonly buildId: string;
  /** A page without markup and data, for any address of its language. */
  readonly html: string;
  readonly policy: string;
  /** Hashes of the files of this host, by address. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Addresses of all files of the screens that show the timetable, in one language; a host before them names none. */
  readonly screens?: readonly string[];
}

/** A build is kept until there are two newer ones. */
const MOST_BUILDS = 2;
/** Bytes of the files of a build, unpacked; over the network they are a third. */
export const MOST_BYTES = 3_600_000;

/** As many connections as a browser has to a host. */
const AT_ONCE = 6;

const shellPath = (locale: Locale, theme: string) => `/builds/shell/${locale}.json?theme=${theme}`;
export const shellCache = (buildId: string) => `halte-shell-${buildId}`;
const pageKey = (locale: Locale) => `/kept/page/${locale}`;
const INTEGRITY_KEY = '/kept/integrity';
const screensKey = (locale: Locale) => `/kept/screens/${locale}`;

function shellFrom(value: unknown): WrittenShell | null {
  if (!isRecord(value)) return null;
  const { buildId, html, policy, integrity } = value;
  const texts = [buildId, html, policy].every((text) => typeof text === 'string');
  return texts && isRecord(integrity) ? (value as unknown as WrittenShell) : null;
}

function pageOf({ html, policy }: WrittenShell): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  };
  return new Response(html, { headers });
}

export interface ShellParts {
  readonly caches: CacheStorage;
  readonly state: State;
  readonly fetch: typeof fetch;
}

/** The kept shells: pages without data, and the files that pages of their build have used. */
export function createShells({ caches, state, fetch }: ShellParts) {
  async function ask(locale: Locale, theme: string): Promise<WrittenShell | null> {
    const answer = await fetch(shellPath(locale, theme), { cache: 'no-store' });
    return answer.ok ? shellFrom(await answer.json()) : null;
  }

  /** The newest last; those that are older than the two newest are deleted. */
  async function note(shell: KnownShell): Promise<void> {
    const { shells } = await state.change((known) => ({
      ...known,
      shells: [...known.shells.filter(({ buildId }) => buildId !== shell.buildId), shell],
    }));
    for (const { buildId } of shells.slice(0, -MOST_BUILDS)) await drop(buildId);
  }

  async function drop(buildId: string): Promise<void> {
    await state.change((known) => ({ ...known, shells: known.shells.filter((one) => one.buildId !== buildId) }));
    await caches.delete(shellCache(buildId));
  }

  const knownShell = async (id: string) => (await state.get()).shells.find(({ buildId }) => buildId === id);

  /** Keeps the page of a build in one language. Not that of another build, whose files the page that asks for it does not have. */
  async function keepPage({ buildId, locale }: KeptShell, theme: string): Promise<void> {
    const known = await knownShell(buildId);
    if (known?.pages[locale] === theme) return;
    const written = await ask(locale, theme);
    if (written?.buildId !== buildId) return;
    const cache = await caches.open(shellCache(buildId));
    await cache.put(pageKey(locale), pageOf(written));
    await cache.put(INTEGRITY_KEY, new Response(JSON.stringify(written.integrity)));
    await cache.put(screensKey(locale), new Response(JSON.stringify(written.screens ?? [])));
    // The last one is the language that the traveller reads.
    const { [locale]: _, ...others } = known?.pages ?? {};
    await note({ buildId, pages: { ...others, [locale]: theme }, bytes: known?.bytes ?? 0 });
  }

  /**
   * Keeps files of a build: those whose hash the server names, and whose content has it. Calls `onFile` after each one.
   * Resolves to whether none of them failed to come.
   */
  async function keepFiles(buildId: string, addresses: readonly string[], onFile?: () => void): Promise<boolean> {
    const known = await knownShell(buildId);
    if (!known) return true;
    const cache = await caches.open(shellCache(buildId));
    const hashes: unknown = await (await cache.match(INTEGRITY_KEY))?.json();
    if (!isRecord(hashes)) return true;
    const hashOf = (address: string) => (Object.hasOwn(hashes, address) ? hashes[address] : null);
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    let { bytes } = known;
    let haveAllCome = true;

    async function keepFile(address: string): Promise<void> {
      const integrity = hashOf(address);
      if (typeof integrity !== 'string' || kept.has(address)) return;
      // The browser refuses a file with another hash.
      const answer = await fetch(address, { integrity }).catch(() => null);
      if (answer?.status !== 200) {
        haveAllCome = false;
        return;
      }
      const body = await answer.arrayBuffer();
      if (bytes + body.byteLength > MOST_BYTES) return;
      bytes += body.byteLength;
      const type = answer.headers.get('content-type') ?? '';
      await cache.put(address, new Response(body, { headers: { 'content-type': type } }));
    }

    const left = [...addresses];
    async function keepNext(): Promise<void> {
      const address = left.shift();
      if (address === undefined) return;
      await keepFile(address);
      onFile?.();
      return keepNext();
    }
    await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
    await state.change((now) => ({
      ...now,
      shells: now.shells.map((shell) => (shell.buildId === buildId ? { ...shell, bytes } : shell)),
    }));
    return haveAllCome;
  }

  /**
   * Keeps all files of the screens that show the timetable, and calls `onShare` with the share that is kept, from 0 to 1.
   * Resolves to whether none of them failed to come: also for a build that is not the server's any more, whose successor's files follow with its first page.
   */
  async function keepScreens({ buildId, locale }: KeptShell, onShare?: (share: number) => void): Promise<boolean> {
    if (!(await knownShell(buildId))) return true;
    const cache = await caches.open(shellCache(buildId));
    const screens: unknown = await (await cache.match(screensKey(locale)))?.json();
    const addresses = Array.isArray(screens) ? screens.map(String) : [];
    let done = 0;
    return keepFiles(buildId, addresses, () => {
      done += 1;
      onShare?.(done / addresses.length);
    });
  }

  async function page({ buildId, locale }: KeptShell): Promise<Response | null> {
    return (await (await caches.open(shellCache(buildId))).match(pageKey(locale))) ?? null;
  }

  /** A file of any kept build: its name says its content. */
  async function file(address: string): Promise<Response | null> {
    for (const { buildId } of (await state.get()).shells) {
      const found = await (await caches.open(shellCache(buildId))).match(address);
      if (found) return found;
    }
    return null;
  }

  /** Deletes the files of withdrawn versions, and the pages that name them. */
  async function withdraw(folders: readonly string[]): Promise<void> {
    for (const { buildId } of (await state.get()).shells) {
      const cache = await caches.open(shellCache(buildId));
      const gone = (await cache.keys()).filter(({ url }) =>
        folders.some((folder) => new URL(url).pathname.startsWith(folder)),
      );
      if (gone.length > 0) await drop(buildId);
    }
  }

  return { keepPage, keepFiles, keepScreens, page, file, withdraw };
}

export type Shells = ReturnType<typeof createShells>;
