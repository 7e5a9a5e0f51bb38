import { APPEARANCES, type Appearance, type Query } from '@halte/contract';

/** How a widget looks in its partner's page. */
export interface WidgetLook {
  readonly theme: Appearance;
  /** `#rrggbb`; null for the tenant's colours. */
  readonly brand: string | null;
}

/** Without the `#`, which would begin a fragment. */
const COLOUR = /^[\da-f]{6}$/i;

/** The look that the address of a widget names. Unknown schemes, and colours that are not six hexadecimal digits, are ignored. */
export function widgetLook({ theme, brand = '' }: Query): WidgetLook {
  return {
    theme: APPEARANCES.find((appearance) => appearance === theme) ?? 'system',
    brand: COLOUR.test(brand) ? `#${brand.toLowerCase()}` : null,
  };
}

/** The parameters of a look. */
export function lookParams({ theme, brand }: WidgetLook): Query {
  return { ...(theme !== 'system' && { theme }), ...(brand !== null && { brand: brand.slice(1) }) };
}

/** The parameters that every address of a widget has, by the address that it was opened with: without them a page refuses the frame. */
export function widgetParams(query: Query): Query {
  return { widget: 'true', ...lookParams(widgetLook(query)) };
}

/** `address` with those of `params` that it does not have. */
export function withParams(address: string, params: Query): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const query = new URLSearchParams(search);
  const missing = Object.entries(params).filter(([key]) => !query.has(key));
  if (missing.length === 0) return address;
  for (const [key, value] of missing) query.set(key, value);
  return `${path}?${query.toString()}${hash}`;
}
