import { PAGE_KINDS, type RouteDeclaration } from '../declaration.ts';
import { type Fields, isRecord } from '../fields.ts';
import { isName, isOfProduct, type Refuse, recordOf, textsOf } from './fields.ts';

/** The first segment is a word, so that no remote can claim all addresses. */
const PATH =
  /^(?:\/[a-z0-9][a-z0-9-]{0,39}){1,4}(?:\/(?:[a-z0-9][a-z0-9-]{0,39}|:[a-z]\w{0,39})){0,4}(?:\/:[a-z]\w{0,39}\?)?$/i;
const EXTERNAL = ['externalProximity'] as const;
const FLAGS = ['signIn', 'start', 'quiet'] as const;

/** A remote claims names with its own prefix only, except those of the product. */
function isOwnName(name: string, id: string): boolean {
  return isOfProduct(id) || name === id || name.startsWith(`${id}-`);
}

function placeKindsIn(value: unknown): Pick<RouteDeclaration, 'params'> {
  const params = recordOf(value, (kind, name) => (kind === 'place-kind' && isName(name) ? kind : null));
  return Object.keys(params).length === 0 ? {} : { params };
}

function optionsOf(value: Fields): Partial<RouteDeclaration> {
  const { view, needs } = value;
  const external = EXTERNAL.find((known) => known === value['external']);
  return {
    ...(isName(view) && view !== value['name'] && { view }),
    ...placeKindsIn(value['params']),
    ...(isName(needs) && { needs }),
    ...Object.fromEntries(FLAGS.filter((flag) => value[flag] === true).map((flag) => [flag, true])),
    ...(external && { external }),
  };
}

/** One route of the remote `id`; null and a problem where it cannot be used. Unknown keys are ignored. */
export function parseRoute(value: unknown, at: string, id: string, refuse: Refuse): RouteDeclaration | null {
  if (!isRecord(value)) return refuse(`${at}: it is no object.`);
  const { name, path, page } = value;
  if (!isName(name)) return refuse(`${at}.name: it begins with a letter, and has letters, digits, ".", "-" and "_".`);
  if (!isOwnName(name, id)) return refuse(`${at}.name: "${name}" must be "${id}" or begin with "${id}-".`);
  const isHome = page === 'home';
  const kind = PAGE_KINDS.find((known) => known === page);
  if (kind === undefined || (isHome && !isOfProduct(id)))
    return refuse(`${at}.page: it is full, bordered or translucent.`);
  if (typeof path !== 'string' || !(path === '' ? isHome : PATH.test(path))) {
    return refuse(`${at}.path: it must look like "/word" or "/word/:parameter", and begin with a word.`);
  }
  const title = textsOf(value['title'], `${at}.title`, refuse);
  return title && { name, path, page: kind, title, ...optionsOf(value) };
}
