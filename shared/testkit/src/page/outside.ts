/** The page of the kit outside of the header's element. */

/** Properties that depend on how much room there is. */
const OF_SIZE = /size$|^(?:width|height|perspective-origin|transform-origin|(?:top|bottom|left|right))$|^inset/;

function lookOf(element: Element): ReadonlyMap<string, string> {
  const style = getComputedStyle(element);
  const names = [...style].filter((name) => !OF_SIZE.test(name));
  return new Map(names.map((name) => [name, style.getPropertyValue(name)]));
}

function describe(node: Node): string {
  if (node instanceof Element) return node.outerHTML.slice(0, 120);
  return `${node.nodeName} ${node.textContent?.slice(0, 60) ?? ''}`.trim();
}

/**
 * Scripts, style sheets and hints that the federation runtime and the build of a remote add to the head, and style elements: rules of their own
 * say what these may do.
 */
function isOwnFile(node: Node): boolean {
  if (node instanceof HTMLStyleElement) return true;
  if (node instanceof HTMLScriptElement) return node.src !== '';
  return node instanceof HTMLLinkElement && /^(?:stylesheet|preload|modulepreload|prefetch)$/.test(node.rel);
}

function changesOf({ type, target, attributeName, addedNodes, removedNodes }: MutationRecord): string[] {
  if (isOwnFile(target)) return [];
  if (type === 'attributes') return [`the attribute ${attributeName} of ${describe(target)}`];
  if (type === 'characterData') return [`the text ${describe(target)}`];
  return [
    ...[...addedNodes].filter((node) => !isOwnFile(node)).map((node) => `added ${describe(node)}`),
    ...[...removedNodes].filter((node) => !isOwnFile(node)).map((node) => `removed ${describe(node)}`),
  ];
}

/** The state that other code of the page can see: title, address, history and storage. */
const visibleState = () => ({
  title: document.title,
  address: location.href,
  history: history.length,
  storage: Object.keys(localStorage).sort().join(),
});

export interface OutsideWatch {
  /** Changes outside the header since the watch began. */
  changes(): readonly string[];
  restyled(): readonly string[];
}

export function watchOutside(isInSlot: (node: Node) => boolean): OutsideWatch {
  const probes = [document.documentElement, document.body, ...document.querySelectorAll('main, main *')];
  const looks = new Map(probes.map((probe) => [probe, lookOf(probe)]));
  const before = Object.entries(visibleState());
  const found: string[] = [];
  const isOutside = ({ target }: MutationRecord) =>
    !isInSlot(target) && !(target instanceof Element && target.matches('[data-kit]'));
  const note = (records: readonly MutationRecord[]) => {
    found.push(...records.filter(isOutside).flatMap(changesOf));
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  return {
    changes() {
      note(observer.takeRecords());
      const now = new Map(Object.entries(visibleState()));
      const state = before.filter(([name, was]) => now.get(name as never) !== was);
      return [...found, ...state.map(([name]) => `the ${name} of the page`)];
    },
    restyled: () =>
      [...looks].flatMap(([probe, look]) => {
        const now = lookOf(probe);
        const other = [...look].filter(([name, was]) => now.get(name) !== was).map(([name]) => name);
        return other.length === 0 ? [] : [`${probe.tagName.toLowerCase()}: ${other.slice(0, 5).join(', ')}`];
      }),
  };
}
