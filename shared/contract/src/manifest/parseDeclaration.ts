import type { RemoteDeclaration, TabDeclaration, WidgetDeclaration } from '../declaration.ts';
import { isRecord } from '../fields.ts';
import { isName, isRemoteId, listOf, type Refuse, recordOf, textsOf } from './fields.ts';
import { existsOf, firstDataOf } from './parseRequests.ts';
import { parseRoute } from './parseRoute.ts';

/** Each is in every page. */
const MOST_ROUTES = 40;
const MOST_NEXT = 6;
const MOST_ORIGINS = 10;
/** Path data of SVG: letters of commands, numbers and separators. */
const ICON = /^[MmLlHhVvCcSsQqTtAaZz\d\s,.+-]{2,1500}$/;
const LEAST_HEIGHT = 100;
const MOST_HEIGHT = 2_000;

export interface ParsedDeclaration {
  readonly declaration: RemoteDeclaration;
  /** The entries that were left out and why, in sentences. */
  readonly problems: readonly string[];
}

/** A screen that is reached without parameters. */
type IsPlain = (name: unknown) => name is string;

function parseTab(value: unknown, isPlain: IsPlain, refuse: Refuse): TabDeclaration | null {
  if (!isRecord(value)) return refuse('tab: it is no object.');
  const { route, icon, after } = value;
  if (!isPlain(route)) return refuse('tab.route: it must be a route of this remote without parameters in its path.');
  if (typeof icon !== 'string' || !ICON.test(icon)) return refuse('tab.icon: it must be the path of an SVG.');
  const label = textsOf(value['label'], 'tab.label', refuse);
  const short = value['short'] === undefined ? null : textsOf(value['short'], 'tab.short', refuse);
  const about = value['about'] === undefined ? null : textsOf(value['about'], 'tab.about', refuse);
  return (
    label && {
      route,
      icon,
      label,
      ...(short && { short }),
      ...(about && { about }),
      ...(value['alone'] === true && { alone: true as const }),
      ...(isRemoteId(after) && { after }),
    }
  );
}

function parseWidget(value: unknown, isPlain: IsPlain, refuse: Refuse): WidgetDeclaration | null {
  const { route, height } = isRecord(value) ? value : {};
  if (!isPlain(route)) return refuse('widget.route: it must be a route of this remote without parameters in its path.');
  if (typeof height !== 'number' || !(height >= LEAST_HEIGHT && height <= MOST_HEIGHT))
    return refuse(`widget.height: it must be a number of pixels from ${LEAST_HEIGHT} to ${MOST_HEIGHT}.`);
  return { route, height: Math.round(height) };
}

function originOf(value: unknown, at: string, refuse: Refuse): string | null {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.origin === value;
  return isOrigin ? url.origin : refuse(`${at}: it must be one origin such as "https://api.example.org".`);
}

/**
 * Parses what a remote declares, from its `remote.config.ts` or its `remote.json`, which may come from another company's server. What is invalid is left
 * out and named; unknown keys are ignored, so that a remote may be newer than its host.
 */
export function parseDeclaration(id: string, content: unknown): ParsedDeclaration {
  const problems: string[] = [];
  const refuse: Refuse = (problem) => {
    problems.push(problem);
    return null;
  };
  const value = isRecord(content) ? content : {};
  const routes = listOf(value['routes'], MOST_ROUTES, (route, index) =>
    parseRoute(route, `routes[${index}]`, id, refuse),
  );
  const named = new Map(routes.map((route) => [route.name, route]));
  const isPlain = (name: unknown): name is string =>
    typeof name === 'string' &&
    named.has(name) &&
    !named
      .get(name)
      ?.path.replace(/\/:\w+\?$/, '')
      .includes(':');
  const isOwn = (name: string) => named.has(name) || refuse(`"${name}" is no route of this remote.`) !== null;
  const tab = value['tab'] === undefined ? null : parseTab(value['tab'], isPlain, refuse);
  const widget = value['widget'] === undefined ? null : parseWidget(value['widget'], isPlain, refuse);
  return {
    declaration: {
      routes,
      ...(tab && { tab }),
      ...(widget && { widget }),
      prefetch: recordOf(value['prefetch'], (next, name) =>
        isOwn(name) ? listOf(next, MOST_NEXT, (one) => (isName(one) ? one : null)) : null,
      ),
      exists: recordOf(value['exists'], (calls, name) =>
        isOwn(name) ? existsOf(calls, `exists.${name}`, refuse) : null,
      ),
      origins: listOf(value['origins'], MOST_ORIGINS, (origin, index) => originOf(origin, `origins[${index}]`, refuse)),
      firstData: recordOf(value['firstData'], (entries, view) => firstDataOf(entries, `firstData.${view}`, refuse)),
    },
    problems,
  };
}
