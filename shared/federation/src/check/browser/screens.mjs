import { DEFAULT_LOCALE } from '@halte/contract/locales';
import { neededParams, pathWith } from '../../routes/paths.ts';

/** The value of a parameter that a path must have: any is answered by the backend of the kit. */
const ID = 'kit';
/** Of a parameter that names a kind of place. */
const KIND = 'stoparea';

/**
 * The address of each screen that the remote declares, once for each path.
 *
 * @param {import('@halte/contract/manifest').RemoteConfig} declaration
 * @returns {readonly string[]}
 */
export function screensOf({ routes = [] }) {
  return routes.map(({ path, params: kinds = {}, needs }) => {
    const params = Object.fromEntries(
      neededParams(path).map((name) => [name, kinds[name] === 'place-kind' ? KIND : ID]),
    );
    return `/${DEFAULT_LOCALE}${pathWith(path, params)}${needs === undefined ? '' : `?${needs}=${ID}`}`;
  });
}
