/** Height of the bar. */
const BAR = 65;
const OPEN =
  '[aria-expanded="true"], dialog[open], [popover]:popover-open, [role="dialog"], [role="menu"], [role="alertdialog"]';

function isShown(element: Element): boolean {
  return element.checkVisibility({ checkVisibilityCSS: true });
}

/** Whether something of the header does not fit into the bar, or says that it is open: a menu at the foot of a phone has no height in the bar. */
export function isAnythingOpen(root: Element): boolean {
  if ([...root.querySelectorAll(OPEN)].some(isShown)) return true;
  return [...root.querySelectorAll('*')].some((element) => {
    const { bottom, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && bottom > BAR + 1 && isShown(element);
  });
}

/** Calls `onChange` when something opens, and when all is closed again. */
export function watchOpenMenus(root: Element, onChange: (isOpen: boolean) => void): void {
  let wasOpen = false;
  let isPending = false;
  function look(): void {
    isPending = false;
    const isOpen = isAnythingOpen(root);
    if (isOpen !== wasOpen) onChange(isOpen);
    wasOpen = isOpen;
  }
  function lookSoon(): void {
    if (isPending) return;
    isPending = true;
    requestAnimationFrame(look);
  }
  new MutationObserver(lookSoon).observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  new ResizeObserver(lookSoon).observe(root);
  for (const name of ['toggle', 'transitionend', 'focusin', 'focusout', 'click'])
    document.addEventListener(name, lookSoon, { capture: true });
}
