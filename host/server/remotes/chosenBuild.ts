import { classify, type HostLevels } from '@halte/contract/manifest/classify';
import type { RemoteManifest } from '@halte/contract/manifest/remote';

export interface ChosenBuild {
  readonly manifest: RemoteManifest;
  /** What the remote goes without, and why it stands alone, in sentences without a subject. */
  readonly notes: readonly string[];
}

/** The build of a remote without faults that this host runs: one of the two in its folder, where there are two. */
export function chosenBuild({ standalone, ...slim }: RemoteManifest, host: HostLevels): ChosenBuild {
  const found = classify(slim.levels, host);
  if (found.verdict === 'refused') return { manifest: slim, notes: found.reasons };
  if (found.verdict !== 'alone' || !standalone) return { manifest: slim, notes: found.notes };
  // The first paint is that of the components that are not used.
  const { paint: _, ...rest } = slim;
  return { manifest: { ...rest, ...standalone }, notes: found.notes };
}
