const OWN_PARAMS = ['widget', 'theme', 'brand', 'lang'];

/** The address of the same screen in the app itself, outside of a frame. */
export function addressInApp(fullPath: string): string {
  const [path = '', search = ''] = fullPath.split('?', 2);
  const query = new URLSearchParams(search);
  for (const key of OWN_PARAMS) query.delete(key);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
