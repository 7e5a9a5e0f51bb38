const OPEN_MS = 300;
const CLOSE_MS = 250;

/** Opens a menu on which the mouse rests, and closes it once the mouse has left it for a while. Clicks are not delayed and do not come here. */
export function createHoverIntent({ open, close }: { readonly open: () => void; readonly close: () => void }) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (delay: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
  return {
    enter: () => after(OPEN_MS, open),
    leave: () => after(CLOSE_MS, close),
    cancel: () => clearTimeout(timer),
  };
}
