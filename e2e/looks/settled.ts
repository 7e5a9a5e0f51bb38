import { expect, type Page, type Request } from '@playwright/test';

/** The things that a page still waits for, in words. */
function waits(): string[] {
  const map = document.querySelector('[data-theme-of-map]');
  /** React marks what it has drawn or taken over; marks of time do not pass where the clock stands still. */
  const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const found = {
    'the code of a painted page': ![...document.querySelectorAll('main :is(a, button, input)')].every(isReacts),
    'a part that loads': document.querySelector('[aria-busy="true"]'),
    'a font': document.fonts.status !== 'loaded',
    'an image': [...document.images].some((image) => !image.complete && image.checkVisibility()),
    // One that a sheet covers asks for no tiles before the first touch.
    'the map': map && !map.closest('[inert]') && !map.querySelector('.leaflet-tile-loaded'),
    'a tile': document.querySelector('.leaflet-tile:not(.leaflet-tile-loaded)'),
    'a movement of the map': document.querySelector('.leaflet-zoom-anim, .leaflet-pan-anim'),
  };
  return Object.entries(found).flatMap(([name, waiting]) => (waiting ? [name] : []));
}

/** Watches the requests of the page, from now on; the returned function waits until nothing is requested, loaded or moving. */
export function watchSettling(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return () =>
    expect
      .poll(async () => [...(await page.evaluate(waits)), ...[...pending].map((request) => request.url())])
      .toEqual([]);
}
