import { type Locale, providerKind, type Query, type RouteTarget } from '@halte/contract';
import type { Place } from '@halte/places';
import type { HostAreas } from '../routes/areas.ts';
import { hrefOf } from '../routes/href.ts';
import { lookParams, type WidgetLook } from '../widgets/widgetParams.ts';

/** Widgets of the product that begin with a choice of the partner, besides that of a language and a look. */
type OwnKind = 'trip-planner' | 'departures' | 'proximity' | 'schedules';
/** Area of a widget, or `departures` for one stop of what is nearby. */
export type WidgetKind = OwnKind | (string & Record<never, never>);

/** The kinds of widgets to choose from. */
export function widgetKinds(widgets: HostAreas['widgets']): WidgetKind[] {
  return widgets.flatMap(({ area }) => (area === 'proximity' ? ['departures', area] : [area]));
}

/** A partner's choices. Places and line are stored for all kinds, so that switching back to a kind restores them. */
export interface Choices extends WidgetLook {
  readonly kind: WidgetKind;
  readonly from: Place | null;
  readonly to: Place | null;
  readonly stop: Place | null;
  readonly around: Place | null;
  /** Id; empty for all lines. */
  readonly line: string;
  /** In pixels; null for the full width of the page. */
  readonly width: number | null;
  readonly height: number;
  /** Null for the visitor's language. */
  readonly language: Locale | null;
}

export const FIRST_CHOICES: Choices = {
  kind: 'trip-planner',
  from: null,
  to: null,
  stop: null,
  around: null,
  line: '',
  width: null,
  height: 600,
  language: null,
  theme: 'system',
  brand: null,
};

/** Initial value of the colour picker, which cannot be empty. */
export const FIRST_COLOUR = '#336699';

/** Pixels. At 320 every screen of the app can be used. */
export const LEAST_PIXELS = 320;
export const MOST_PIXELS = 2000;

/** The number of pixels in a text that was typed; null for anything else. */
export function pixelsIn(text: string): number | null {
  const pixels = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return pixels >= LEAST_PIXELS && pixels <= MOST_PIXELS ? pixels : null;
}

export function isStop({ type }: Place): boolean {
  return ['stoparea', 'stoppoint'].includes(providerKind(type) ?? '');
}

/** The parameters of a place in a trip: `f` for its origin, `t` for its destination. */
function tripPlace(place: Place | null, prefix: 'f' | 't'): Query {
  if (place === null) return {};
  const { id, title, displayName, type, lat, lon } = place;
  const fields = { i: id, v: title, fv: displayName, pt: type, lat, lon };
  const entries = Object.entries(fields).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(entries.map(([field, value]) => [`${prefix}${field}`, `${value}`]));
}

function aroundPlace(place: Place | null): Query {
  if (place?.lat == null || place.lon == null) return {};
  return { lat: `${place.lat}`, lon: `${place.lon}`, name: place.displayName, id: place.id, type: place.type };
}

/** The screen of the chosen widget; null while a stop is missing. */
function targetOf({ kind, from, to, stop, around, line }: Choices, widgets: HostAreas['widgets']): RouteTarget | null {
  switch (kind) {
    case 'trip-planner':
      return { name: 'index', query: { ...tripPlace(from, 'f'), ...tripPlace(to, 't') } };
    case 'departures':
      return stop && isStop(stop) ? { name: 'proximity-type-id', params: { type: stop.type, id: stop.id } } : null;
    case 'proximity':
      return { name: 'proximity', query: aroundPlace(around) };
    case 'schedules':
      return line === '' ? { name: 'schedules' } : { name: 'schedules-line-id', params: { id: line } };
    default: {
      const widget = widgets.find(({ area }) => area === kind);
      return widget ? { name: widget.route } : null;
    }
  }
}

export interface WidgetPlace {
  readonly origin: string;
  /** Where the visitor's language is not one of the product's. */
  readonly locale: Locale;
  readonly areas: Pick<HostAreas, 'routes' | 'widgets'>;
}

/** The address of the chosen widget; null while a stop is missing. */
export function widgetAddress(choices: Choices, { origin, locale, areas }: WidgetPlace): string | null {
  const target = targetOf(choices, areas.widgets);
  if (target === null) return null;
  const { language } = choices;
  const carried = { widget: 'true', ...(language === null && { lang: 'auto' }), ...lookParams(choices) };
  return `${origin}${hrefOf(areas.routes, language ?? locale, { ...target, query: { ...target.query, ...carried } })}`;
}

export interface FrameSize {
  readonly width: number | null;
  readonly height: number;
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** HTML for a partner's page. */
export function embedCode(address: string, title: string, { width, height }: FrameSize): string {
  return [
    '<iframe',
    `  src="${quoted(address)}"`,
    `  title="${quoted(title)}"`,
    `  width="${width ?? '100%'}" height="${height}"`,
    '  style="border: 0; max-width: 100%"',
    '  allow="geolocation" loading="lazy"></iframe>',
  ].join('\n');
}
