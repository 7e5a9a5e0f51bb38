import { LOCALES } from '@halte/contract/locales';
import { areasFor, composeAreas } from '@halte/contract/manifest/compose';

/**
 * @typedef {import('@halte/contract').Areas} Areas
 * @typedef {import('@halte/contract/manifest/compose').ListedRemote} ListedRemote
 */

const inEach = (text = '') =>
  /** @type {import('@halte/contract').Texts} */ (Object.fromEntries(LOCALES.map((locale) => [locale, text])));

/** A remote of a page as it was declared, in the one language of the page. @param {Areas} areas @param {string} id @returns {ListedRemote} */
function listedOf({ routes, tabs, widgets, texts }, id) {
  const text = (key) => inEach(texts[key]);
  const has = (key) => texts[key] !== undefined;
  const own = routes.filter(({ area }) => area === id);
  const at = tabs.findIndex(({ area }) => area === id);
  const [, ...before] = tabs.slice(0, at + 1).reverse();
  const widget = widgets.find(({ area }) => area === id);
  const { area: _, short: __, ...tab } = tabs[at] ?? { area: id, route: '', icon: '' };
  const declares = {
    routes: own.map(({ area: ___, next: ____, ...route }) => ({ ...route, title: text(`title.${route.name}`) })),
    prefetch: Object.fromEntries(own.flatMap(({ name, next }) => (next ? [[name, next]] : []))),
    ...(at >= 0 && {
      tab: {
        ...tab,
        label: text(`tabs.${id}`),
        ...(has(`tabs.${id}.rail`) && { short: text(`tabs.${id}.rail`) }),
        ...(has(`next.${id}`) && { about: text(`next.${id}`) }),
        ...(before[0] && { after: before[0].area }),
      },
    }),
    ...(widget && { widget: { route: widget.route, height: widget.height } }),
    ...{ exists: {}, origins: [], firstData: {} },
  };
  return { id, manifest: { id, declares, problems: [] } };
}

/** Without a remote: the others keep their order. @param {Areas} areas @param {string} id @returns {Areas} */
const without = ({ routes, tabs, widgets, texts }, id) => ({
  routes: routes.filter(({ area }) => area !== id),
  tabs: tabs.filter(({ area }) => area !== id),
  widgets: widgets.filter(({ area }) => area !== id),
  texts,
});

/**
 * The areas of a page with the local remote in the place of the deployed one, or besides. They are put together by the rules of the host's server;
 * a path that another remote of the page has is not the local one's.
 *
 * @param {Areas} areas of the deployed host
 * @param {ListedRemote} local
 * @param {import('@halte/contract').Locale} locale of the page
 * @returns {{ areas: Areas, problems: readonly string[] }}
 */
export function withLocalAreas(areas, local, locale) {
  const others = without(areas, local.id);
  const ids = [...new Set([...areas.routes, ...areas.tabs].map(({ area }) => area))];
  const known = ids.includes(local.id) ? ids : [...ids, local.id];
  const composed = composeAreas(known.map((id) => (id === local.id ? local : listedOf(others, id))));
  const { routes, tabs, widgets, texts } = areasFor(composed, locale);
  // Texts that belong to no area of the page stay as they are.
  return { areas: { routes, tabs, widgets, texts: { ...areas.texts, ...texts } }, problems: composed.problems };
}
