/** Height of the bar. */
const BAR = 65;
const OPEN =
  '[aria-expanded="true"], dialog[open], [popover]:popover-open, [role="dialog"], [role="menu"], [role="alertdialog"]';

type Root = Element | ShadowRoot;

/** `root` with the open shadow roots in it: queries do not reach into shadow trees. */
function rootsIn(root: Root): Root[] {
  const shadows = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : []));
  return [root, ...shadows];
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ checkVisibilityCSS: true });
}

function isBelowBar(element: Element): boolean {
  const { bottom, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > BAR + 1;
}

/** Whether a part of the header overflows the bar or is marked as open: a menu at the foot of a phone has no height in the bar. */
export function isAnythingOpen(root: Root): boolean {
  return rootsIn(root).some(
    (each) =>
      [...each.querySelectorAll(OPEN)].some(isShown) ||
      [...each.querySelectorAll('*')].some((element) => isBelowBar(element) && isShown(element)),
  );
}

/** Calls `onChange` when something opens, and when everything is closed again. */
export function watchOpenMenus(root: Element, onChange: (isOpen: boolean) => void): void {
  let wasOpen = false;
  let isPending = false;
  const watched = new WeakSet<Root>();
  const changes = new MutationObserver(lookSoon);

  function watchNewRoots(): void {
    for (const each of rootsIn(root)) {
      if (watched.has(each)) continue;
      watched.add(each);
      changes.observe(each, { subtree: true, childList: true, attributes: true, characterData: true });
    }
  }
  function look(): void {
    isPending = false;
    watchNewRoots();
    const isOpen = isAnythingOpen(root);
    if (isOpen !== wasOpen) onChange(isOpen);
    wasOpen = isOpen;
  }
  function lookSoon(): void {
    if (isPending) return;
    isPending = true;
    requestAnimationFrame(look);
  }
  new ResizeObserver(lookSoon).observe(root);
  for (const name of ['toggle', 'transitionend', 'focusin', 'focusout', 'click'])
    document.addEventListener(name, lookSoon, { capture: true });
  lookSoon();
}
