/** Less than this is the browser's address bar, not a keyboard. */
const KEYBOARD_PX = 120;

/** The pixels of the window that an on-screen keyboard covers. */
export function keyboardHeight(
  windowHeight: number,
  { height, scale }: Pick<VisualViewport, 'height' | 'scale'>,
): number {
  // A page that is zoomed shows less of itself, too.
  const covered = scale > 1 ? 0 : Math.round(windowHeight - height);
  return covered < KEYBOARD_PX ? 0 : covered;
}

/** Keeps the sheet above the on-screen keyboard, which most browsers lay over the page. Returns a function that ends it. */
export function followKeyboard(sheet: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const follow = () => {
    const covered = keyboardHeight(window.innerHeight, viewport);
    sheet.style.setProperty('--keyboard', covered > 0 ? `${covered}px` : '');
    if (covered > 0 && sheet.contains(document.activeElement)) {
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    }
  };
  viewport.addEventListener('resize', follow);
  return () => {
    viewport.removeEventListener('resize', follow);
    sheet.style.removeProperty('--keyboard');
  };
}
