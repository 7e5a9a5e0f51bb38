/** The choice that a small sheet opens with: its first checked control. */
export function firstControl(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[role="dialog"] input:checked');
}
