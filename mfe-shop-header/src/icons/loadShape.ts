import { apiFor } from '@halte/api';
import { type HostServices, ICON_NAMES, type IconName, isOneOf } from '@halte/contract';
import { outline } from '@halte/ui/outline';
import { createSvgCache } from './svgCache.ts';
import { type SvgShape, shapeOfSvg } from './svgShape.ts';

function isName(icon: string): icon is IconName {
  return isOneOf(ICON_NAMES, icon);
}

async function fetchShape(icon: string, host: HostServices): Promise<SvgShape | null> {
  // Absolute: a picture needs no key of the backend.
  const address = new URL(icon, window.location.href).href;
  const cache = createSvgCache({ storage: window.localStorage, now: Date.now });
  const known = cache.get(address);
  if (known) return known;
  const shape = shapeOfSvg(await apiFor(host).text(address));
  if (shape) cache.set(address, shape);
  return shape;
}

const loading = new Map<string, Promise<SvgShape | null>>();

/** The shape of an icon: one of the product's by its name, or that of an SVG file. One request for each file. */
export function loadShape(icon: string, host: HostServices): Promise<SvgShape | null> {
  const known = loading.get(icon);
  if (known !== undefined) return known;
  const shape = isName(icon)
    ? import('./namedIcons.ts').then(
        ({ NAMED_ICONS }): SvgShape => ({ viewBox: '0 0 24 24', path: outline(NAMED_ICONS[icon]), draws: 'lines' }),
      )
    : fetchShape(icon, host);
  loading.set(icon, shape);
  shape.catch(() => loading.delete(icon));
  return shape;
}
