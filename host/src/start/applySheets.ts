/** A sheet that hangs is waited for no longer than this: a page without some of its style is better than one without its code. */
const SHEET_MS = 5000;

function apply(preload: HTMLLinkElement): Promise<void> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.integrity = preload.integrity;
  sheet.crossOrigin = preload.crossOrigin;
  sheet.href = preload.href;
  // Last: a sheet before another one lays out the whole page again.
  document.body.append(sheet);
  return new Promise((resolve) => {
    const done = () => resolve();
    sheet.onload = done;
    sheet.onerror = done;
    setTimeout(done, SHEET_MS);
  });
}

/**
 * Applies the style sheets that the page only preloads: those of which its first paint has the rules, and the header's. A sheet that its code put into the page would stand
 * behind the one that the first screen is still loading; that one would then be no addition to the end, and lay out the whole page again. Resolves when they are there, or failed
 * to come.
 */
export function applySheets(): Promise<unknown> {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]');
  return Promise.all([...preloads].map(apply));
}
