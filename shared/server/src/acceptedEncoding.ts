/** Encodings in which answers are compressed. */
export type Encoding = 'br' | 'gzip';

/** The best encoding that the header accepts; null for none. */
export function encodingFor(header: string | string[] | undefined): Encoding | null {
  const encodings = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', quality = ''] = part.split(';').map((part) => part.trim());
        return [name, quality.startsWith('q=') ? Number(quality.slice(2)) : 1] as const;
      }),
  );
  const qualityOf = (name: string) => encodings.get(name) ?? encodings.get('*') ?? 0;
  const [br, gz] = [qualityOf('br'), Math.max(qualityOf('gzip'), encodings.get('x-gzip') ?? 0)];
  if (!(br > 0 || gz > 0)) return null;
  return br >= gz ? 'br' : 'gzip';
}
