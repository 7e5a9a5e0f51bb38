/** Less than this is the browser's address bar, not a keyboard. */
const KEYBOARD_PX = 120;

/** Keeps the sheet above the on-screen keyboard, which most browsers lay over the page. Returns a function that ends it. */
export function followKeyboard(sheet: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const follow = () => {
    // A page that is zoomed shows less of itself, too.
    const covered = viewport.scale > 1 ? 0 : Math.round(window.innerHeight - viewport.height);
    const isKeyboard = covered >= KEYBOARD_PX;
    sheet.style.setProperty('--keyboard', isKeyboard ? `${covered}px` : '');
    if (isKeyboard && sheet.contains(document.activeElement)) {
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    }
  };
  viewport.addEventListener('resize', follow);
  return () => {
    viewport.removeEventListener('resize', follow);
    sheet.style.removeProperty('--keyboard');
  };
}
