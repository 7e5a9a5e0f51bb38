import { LOCALES, type Locale, type Messages, parseRemoteModule, type RemoteModule } from '@halte/contract';
import { messageFaults } from './messageFaults.ts';

/** An error as one line. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function faultsOfMessages(remote: RemoteModule): Promise<readonly string[]> {
  const settled = await Promise.allSettled(LOCALES.map((locale) => remote.messages(locale)));
  const failed = settled.flatMap((outcome, index) =>
    outcome.status === 'rejected' ? [`${LOCALES[index]}: messages do not load: ${messageOf(outcome.reason)}`] : [],
  );
  if (failed.length > 0) return failed;
  const bundles = settled.map((outcome, index) => [
    LOCALES[index],
    outcome.status === 'fulfilled' ? outcome.value : {},
  ]);
  return messageFaults(Object.fromEntries(bundles) as Record<Locale, Messages>);
}

async function faultsOfViews(remote: RemoteModule): Promise<readonly string[]> {
  if (remote.kind !== 'area') return [];
  const faults = await Promise.all(
    Object.entries(remote.views).map(async ([name, load]) => {
      try {
        const { View } = await load();
        return typeof View === 'function' ? [] : [`view ${name} has no component named View`];
      } catch (error) {
        return [`view ${name} does not load: ${messageOf(error)}`];
      }
    }),
  );
  return faults.flat();
}

/**
 * Checks a remote against the contract: `exposed` is the namespace of its `remote.ts`. Resolves to its faults, one sentence each; a correct
 * remote has none: `expect(await checkRemote(await import('./remote.ts'))).toEqual([])`.
 */
export async function checkRemote(exposed: unknown): Promise<readonly string[]> {
  const parsed = parseRemoteModule(exposed);
  if (!parsed.ok) return [`${parsed.code}: ${parsed.reason}`];
  return [...(await faultsOfMessages(parsed.module)), ...(await faultsOfViews(parsed.module))];
}
