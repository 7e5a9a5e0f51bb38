import type { RemoteManifest } from '@halte/contract/manifest/remote';
import { isLocal } from './findManifest.ts';
import { reasonsAgainst } from './levels.ts';
import type { Place } from './places.ts';

/** Each script is 75 bytes of the content policy; servers in front of a host refuse headers of more than 8 to 16 kB. */
const MOST_SCRIPTS = 60;

/** Browsers run only those files of it whose hashes are in the signed manifest. */
export const isSignedPlace = ({ base, keys }: Place): boolean => keys !== null && !isLocal(base);

/** Whether there is a hash of each file that a page loads at once, and no more scripts than a policy can list. */
function isCovered({ entry, preload, integrity = {} }: RemoteManifest): boolean {
  const named = Object.values(preload).flatMap(({ js, css }) => [...js, ...css]);
  const scripts = Object.keys(integrity).filter((file) => file.endsWith('.js'));
  return [entry, ...named].every((file) => Object.hasOwn(integrity, file)) && scripts.length <= MOST_SCRIPTS;
}

/**
 * Why pages cannot have the remote that is in a place, in sentences without a subject; empty where they can.
 *
 * @param manifest null: none was found there
 */
export function faultsOf(id: string, place: Place, manifest: RemoteManifest | null): readonly string[] {
  if (manifest === null)
    return [place.keys === null ? 'cannot be read' : 'cannot be read or has no signature by a key of the registry'];
  const { version } = place;
  if (version !== null && (manifest.version !== version || manifest.id !== id))
    return [`has ${manifest.id} ${manifest.version} in its folder`];
  const reasons = reasonsAgainst(manifest);
  if (reasons.length > 0) return reasons;
  return isSignedPlace(place) && !isCovered(manifest)
    ? [`names no hashes of its files, or more than ${MOST_SCRIPTS} scripts`]
    : [];
}
