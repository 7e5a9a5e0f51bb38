import { classify, type HostLevels } from '@halte/contract/manifest/classify';
import type { RemoteManifest } from '@halte/contract/manifest/remote';
import { isLocal } from './findManifest.ts';
import type { Place } from './places.ts';

/** Each script is 75 bytes of the content policy; servers in front of a host refuse headers of more than 8 to 16 kB. */
const MOST_SCRIPTS = 60;

/** Browsers run only those files of it whose hashes are in the signed manifest. */
export const isSignedPlace = ({ base, keys }: Place): boolean => keys !== null && !isLocal(base);

/** Whether there is a hash of each file that a page loads at once, and no more scripts than a policy can list. */
function isCovered({ integrity = {}, ...manifest }: RemoteManifest): boolean {
  const builds = [manifest, ...(manifest.standalone ? [manifest.standalone] : [])];
  const named = builds.flatMap(({ entry, preload }) => [
    entry,
    ...Object.values(preload).flatMap(({ js, css }) => [...js, ...css]),
  ]);
  const scripts = Object.keys(integrity).filter((file) => file.endsWith('.js'));
  return named.every((file) => Object.hasOwn(integrity, file)) && scripts.length <= MOST_SCRIPTS;
}

/** All that speaks against a remote in this host, in sentences without a subject; empty where it runs. */
export function reasonsAgainst({ levels }: Pick<RemoteManifest, 'levels'>, host: HostLevels): readonly string[] {
  const found = classify(levels, host);
  return found.verdict === 'refused' ? found.reasons : [];
}

/**
 * Why pages cannot have the remote that is in a place, in sentences without a subject; empty where they can.
 *
 * @param manifest null: none was found there
 */
export function faultsOf(
  id: string,
  place: Place,
  manifest: RemoteManifest | null,
  host: HostLevels,
): readonly string[] {
  if (manifest === null)
    return [place.keys === null ? 'cannot be read' : 'cannot be read or has no signature by a key of the registry'];
  const { version } = place;
  if (version !== null && (manifest.version !== version || manifest.id !== id))
    return [`has ${manifest.id} ${manifest.version} in its folder`];
  const reasons = reasonsAgainst(manifest, host);
  if (reasons.length > 0) return reasons;
  return isSignedPlace(place) && !isCovered(manifest)
    ? [`names no hashes of its files, or more than ${MOST_SCRIPTS} scripts`]
    : [];
}
