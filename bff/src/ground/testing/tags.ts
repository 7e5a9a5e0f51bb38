import type { Tags } from '../../osm/tags.ts';

/** For tests: the tags of an object, given as `key=value, key=value`. */
export function tagsOf(text: string): Tags {
  const tags = new Map(
    text.split(', ').map((one): [string, string] => {
      const [key = '', value = ''] = one.split('=');
      return [key, value];
    }),
  );
  return { count: tags.size, get: (key) => tags.get(key) };
}
