/** Polyfills that jsdom lacks and our code, or a library under it, needs. */
import { TextDecoder, TextEncoder } from 'node:util';

class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.ResizeObserver ??= ResizeObserver;
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
});
// A task of its own is a microtask here: as a timer, which `nextTask` takes in its place, it would wait for the clock that a test stops.
globalThis.scheduler ??= { yield: () => Promise.resolve() };
