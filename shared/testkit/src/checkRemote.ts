import { parseRemoteModule, type RemoteModule } from '@halte/contract';
import { faultsOfMessages, messageOf } from './checkTexts.ts';

async function faultsOfViews(remote: RemoteModule): Promise<readonly string[]> {
  if (remote.kind !== 'area') return [];
  const faults = await Promise.all(
    Object.entries(remote.views).map(async ([name, load]) => {
      try {
        const { View, mount } = await load();
        return [typeof View, typeof mount].includes('function')
          ? []
          : [`view ${name} has no component named View, and no mount(element, props)`];
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
