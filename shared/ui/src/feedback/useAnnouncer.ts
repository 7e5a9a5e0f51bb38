import css from '../text/VisuallyHidden.module.css';

let regions: readonly [HTMLElement, HTMLElement] | null = null;
let turn = 0;

function region(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = css.hidden ?? '';
  document.body.append(element);
  return element;
}

/** Has a screen reader say something. Two regions take turns, so that the same sentence is said again. */
function announce(message: string): void {
  if (!regions?.[0].isConnected) regions = [region(), region()];
  const [spoken, silent] = turn === 0 ? regions : [regions[1], regions[0]];
  turn = 1 - turn;
  silent.textContent = '';
  spoken.textContent = message;
}

/** The function is always the same one; call it from events and effects, never while rendering. */
export function useAnnouncer(): (message: string) => void {
  return announce;
}
