import type { Tenant } from '@halte/contract/tenant';
import { type IconForm, iconPng } from './iconPng.ts';

/** By path. The last one is what iOS asks for by itself; it cuts corners of its own. */
export const ICON_FILES: Readonly<Record<string, IconForm>> = {
  '/icon-192.png': { size: 192, purpose: 'any' },
  '/icon-512.png': { size: 512, purpose: 'any' },
  '/icon-maskable-192.png': { size: 192, purpose: 'maskable' },
  '/icon-maskable-512.png': { size: 512, purpose: 'maskable' },
  '/apple-touch-icon.png': { size: 180, purpose: 'maskable' },
};

/** Pictures of some kilobytes; a large one takes ten milliseconds to draw. */
const MOST_DRAWN = 100;

/** Draws each icon once for its colours. */
export function createIcons() {
  const drawn = new Map<string, Buffer>();
  return (path: string, form: IconForm, { colors }: Pick<Tenant, 'colors'>): Buffer => {
    const { brand, onBrand } = colors.light;
    const key = `${path} ${brand} ${onBrand}`;
    const icon = drawn.get(key) ?? iconPng({ brand, onBrand }, form);
    if (!drawn.has(key) && drawn.size >= MOST_DRAWN) drawn.delete([...drawn.keys()][0]!);
    drawn.set(key, icon);
    return icon;
  };
}
