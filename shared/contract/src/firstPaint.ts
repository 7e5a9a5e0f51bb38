import type { RouteDeclaration } from './declaration.ts';
import { fieldsOf, isRecord } from './fields.ts';
import type { HostServices } from './host.ts';
import type { Query, RouteName, RouteParams, RouteTarget } from './routes.ts';

/** A place in the markup that the server fills. `at` counts UTF-16 units of `html`, which has nothing at that place unless `length` is given. */
export type Hole =
  /** A text of the product: `length` units at `at`, escaped. `key` is `{namespace}.{key}`. The tenant's wording, escaped, replaces it. */
  | { readonly at: number; readonly length: number; readonly kind: 'text'; readonly key: string }
  /** The value of a parameter of the address, escaped; nothing where the address has none. */
  | { readonly at: number; readonly kind: 'query'; readonly name: string }
  /**
   * The address of a screen, escaped: the host's server writes it in the language and the widget mode of the page. `withQuery`: with the parameters of
   * the page's own address besides those of the target, but without `jc` and `rc`.
   */
  | { readonly at: number; readonly kind: 'href'; readonly target: RouteTarget; readonly withQuery?: true }
  /** In the frame only: what the boot document of the page says, see {@link PAGE_FIELDS}. */
  | { readonly at: number; readonly kind: 'page'; readonly name: PageField }
  /** In the frame only: markup that is put together elsewhere. */
  | { readonly at: number; readonly kind: 'slot'; readonly name: SlotName }
  /** In the markup of a tab only: a part of what its remote has declared. */
  | { readonly at: number; readonly kind: 'tab'; readonly name: TabPart };

const TAB_PARTS = ['href', 'icon', 'label', 'short'] as const;
export type TabPart = (typeof TAB_PARTS)[number];

const SLOT_NAMES = ['header', 'tabs', 'view', 'map'] as const;
export type SlotName = (typeof SLOT_NAMES)[number];

/** `look`: that of the tenant's header, `plain` or `filled`. `banners`: `true` where it is known that there are some, else `false`. */
const PAGE_FIELDS = ['look', 'banners'] as const;
export type PageField = (typeof PAGE_FIELDS)[number];

/** The frame around each screen of a kind of page in the manifest of the host: `{name}.{locale}` is its key. */
export function frameName({ page, quiet }: Pick<RouteDeclaration, 'page' | 'quiet'>, isWidget: boolean): string {
  return `frame-${page}${quiet ? '-quiet' : ''}${isWidget ? '-widget' : ''}`;
}

/** The markup of a tab in the manifest of the host, as {@link frameName}. */
export function tabName(isCurrent: boolean, isShort: boolean): string {
  return `tab${isShort ? '-short' : ''}${isCurrent ? '-current' : ''}`;
}

/** The first paint of one view, or of the frame around it, in one language, as a build writes it: `<view>.<locale>.<hash>.paint.json`. */
export interface FirstPaint {
  /** As React renders it, so that it can be hydrated. */
  readonly html: string;
  /** The rules that `html` uses, of the build's own style sheets. Layers are kept. */
  readonly css: string;
  /** In the order of `html`, without overlaps. */
  readonly holes: readonly Hole[];
  /** Keys, as in a hole, of texts with values. They cannot be holes: a tenant that words one of them otherwise has no first paint of this view. */
  readonly fixed: readonly string[];
}

/** A view that the build of its remote renders. */
export interface PaintedView {
  /** The route at which it is shown, where that has another name than the view. */
  readonly route?: RouteName;
  readonly params?: RouteParams;
  /** The parameters of its address: `valueIn` is the hole for one that the page's address has. None unless given. */
  readonly query?: (valueIn: (name: string) => string, host: HostServices) => Query;
  /** Called before it is rendered, for state that an effect sets up in a page. */
  readonly prepare?: (host: HostServices, query: Query) => void;
}

/** The views of a remote that its build renders: the constant `firstPaint` of its module `src/firstPaint.ts`. */
export type PaintedViews = Readonly<Record<string, PaintedView>>;

/** UTF-16 units of `html` and of `css`. A view has 5 000, and a file that comes from elsewhere is in each page. */
const MOST_UNITS = 100_000;
const MOST_ENTRIES = 1_000;
/** Elements that load, run or restyle something: no first paint needs one. */
const REFUSED = /<(?:script|style|link|meta|base|iframe|frame|object|embed|template|noscript)[\s/>]/i;
/** Text that could end the style element in which `css` stands. */
const ENDS_STYLE = /<[/!]/;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isOffset(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function textsOf(value: unknown): Readonly<Record<string, string>> | null {
  if (!isRecord(value)) return null;
  const texts = Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return texts.length === Object.keys(value).length ? Object.fromEntries(texts) : null;
}

const NAME = /^[a-z][\w.-]*$/i;

function targetOf(value: unknown): RouteTarget | null {
  if (!isRecord(value)) return null;
  const { name } = value;
  const params = textsOf(value['params'] ?? {});
  const query = textsOf(value['query'] ?? {});
  return !isText(name) || !NAME.test(name) || params === null || query === null ? null : { name, params, query };
}

function holeOf(value: unknown): Hole | null {
  const { at, kind, length, key, name, target, withQuery } = fieldsOf(value);
  if (!isOffset(at)) return null;
  if (kind === 'text') return isOffset(length) && isText(key) ? { at, length, kind, key } : null;
  if (kind === 'query') return isText(name) ? { at, kind, name } : null;
  if (kind === 'href') {
    const screen = targetOf(target);
    return screen && { at, kind, target: screen, ...(withQuery === true && { withQuery }) };
  }
  const field = kind === 'page' ? PAGE_FIELDS.find((known) => known === name) : undefined;
  if (field !== undefined) return { at, kind: 'page', name: field };
  const part = kind === 'tab' ? TAB_PARTS.find((known) => known === name) : undefined;
  if (part !== undefined) return { at, kind: 'tab', name: part };
  const slot = kind === 'slot' ? SLOT_NAMES.find((known) => known === name) : undefined;
  return slot === undefined ? null : { at, kind: 'slot', name: slot };
}

const endOf = (hole: Hole): number => hole.at + (hole.kind === 'text' ? hole.length : 0);

/** Whether the holes are inside the markup, in its order, and do not overlap. */
function isInOrder(holes: readonly Hole[], html: string): boolean {
  let end = 0;
  return (
    holes.every((hole) => {
      const isAfter = hole.at >= end;
      end = endOf(hole);
      return isAfter;
    }) && end <= html.length
  );
}

/** Parses the file of a first paint, which may come from another company's server; null when it is invalid. */
export function parseFirstPaint(content: unknown): FirstPaint | null {
  if (!isRecord(content)) return null;
  const { html, css, holes, fixed } = content;
  if (typeof html !== 'string' || html.length > MOST_UNITS || REFUSED.test(html)) return null;
  if (typeof css !== 'string' || css.length > MOST_UNITS || ENDS_STYLE.test(css)) return null;
  if (!Array.isArray(holes) || holes.length > MOST_ENTRIES) return null;
  if (!Array.isArray(fixed) || fixed.length > MOST_ENTRIES || !fixed.every(isText)) return null;
  const parsed = holes.map(holeOf).filter((hole) => hole !== null);
  if (parsed.length < holes.length || !isInOrder(parsed, html)) return null;
  return { html, css, holes: parsed, fixed };
}
