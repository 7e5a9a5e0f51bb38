/** A page and its frames of the same origin share the session storage: a widget inside the demo page must not make the page a widget. */
function storageKey(): string {
  return window.parent === window ? 'halte.widget' : 'halte.widget.framed';
}

/** Whether the app runs inside a partner's page: the tenant is a widget, or an address of this tab had `widget=true`. */
export function widgetMode(isWidgetTenant: boolean): boolean {
  if (isWidgetTenant) return true;
  const inAddress = new URLSearchParams(location.search).get('widget') === 'true';
  try {
    if (inAddress) sessionStorage.setItem(storageKey(), 'true');
    return inAddress || sessionStorage.getItem(storageKey()) === 'true';
  } catch {
    return inAddress;
  }
}
