/** A page and the frames in it share the tab's storage where they are of one origin: a widget inside our own demo must not make the page one. */
function storageKey(): string {
  return window.parent === window ? 'halte.widget' : 'halte.widget.framed';
}

/** Whether the app runs inside somebody's page: the tenant says so, or the address did, once, in this tab. */
export function widgetMode(isWidgetTenant: boolean): boolean {
  if (isWidgetTenant) return true;
  const asked = new URLSearchParams(location.search).get('widget') === 'true';
  try {
    if (asked) sessionStorage.setItem(storageKey(), 'true');
    return asked || sessionStorage.getItem(storageKey()) === 'true';
  } catch {
    return asked;
  }
}
