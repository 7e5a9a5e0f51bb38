/** Opens an address in a new tab, which gets neither this page nor its session storage: there the app is no widget. */
export function openTab(address: string): void {
  window.open(address, '_blank', 'noopener');
}
