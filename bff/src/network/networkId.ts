import { withoutAccents } from '@halte/engine/common/text';

const MOST_LETTERS = 64;

/** What a network is called in addresses: small letters and digits of its name, with hyphens between. */
export function networkIdOf({ name }: { readonly name: string }): string {
  const words = withoutAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_LETTERS)
    .replace(/^-|-$/g, '');
  return words === '' ? 'network' : words;
}
