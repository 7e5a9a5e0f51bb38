/** Something that was started and has not ended: a listener, a timer or an observer. */
export interface Trace {
  readonly kind: 'listener' | 'timer';
  /** For the report, e.g. `window: resize`. */
  readonly text: string;
}

const open = new Set<Trace>();

/** The traces that were started and have not ended. */
export function openTraces(kind: Trace['kind']): readonly string[] {
  return [...open].filter((trace) => trace.kind === kind).map(({ text }) => text);
}

function add(kind: Trace['kind'], text: string): Trace {
  const trace = { kind, text };
  open.add(trace);
  return trace;
}

/** These end with what they belong to. */
const OWN_END = [AbortSignal, XMLHttpRequest, MessagePort, FileReader];

function nameOf(target: EventTarget): string {
  if (target === window) return 'window';
  if (target === document) return 'document';
  return target instanceof Element ? target.tagName.toLowerCase() : target.constructor.name;
}

function watchListeners(isInSlot: (node: Node) => boolean): void {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const known = new WeakMap<EventTarget, Map<unknown, Map<string, Trace>>>();

  const keyOf = (type: string, options: unknown) => {
    const capture = typeof options === 'object' && options !== null ? Reflect.get(options, 'capture') : options;
    return `${type} ${Boolean(capture)}`;
  };
  function end(target: EventTarget, listener: unknown, key: string): void {
    const byListener = known.get(target);
    const traces = byListener?.get(listener);
    const trace = traces?.get(key);
    if (!trace) return;
    open.delete(trace);
    traces?.delete(key);
    // The memory that a listener holds must be released with it.
    if (traces?.size === 0) byListener?.delete(listener);
  }

  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    addEventListener.call(target, type, listener, options);
    if (listener === null || OWN_END.some((kind) => target instanceof kind)) return;
    // The listeners of a node of the header end with the node.
    if (target instanceof Node && (!target.isConnected || isInSlot(target))) return;
    const key = keyOf(type, options);
    const byListener = known.get(target) ?? new Map<unknown, Map<string, Trace>>();
    const traces = byListener.get(listener) ?? new Map<string, Trace>();
    known.set(target, byListener.set(listener, traces));
    if (traces.has(key)) return;
    traces.set(key, add('listener', `${nameOf(target)}: ${type}`));
    if (typeof options !== 'object') return;
    if (options.once) addEventListener.call(target, type, () => end(target, listener, key), { ...options, once: true });
    if (options.signal) addEventListener.call(options.signal, 'abort', () => end(target, listener, key));
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    removeEventListener.call(target, type, listener, options);
    end(target, listener, keyOf(type, options));
  };
}

type Callback = (...values: unknown[]) => void;
type Start = (callback: unknown, ...rest: unknown[]) => number;
type End = (id: number | undefined) => void;

function watchTimer(startName: string, endName: string): void {
  const start = Reflect.get(window, startName) as Start;
  const end = Reflect.get(window, endName) as End;
  const running = new Map<number, Trace>();
  const stop = (id: number | undefined) => {
    const trace = id === undefined ? undefined : running.get(id);
    if (trace === undefined || id === undefined) return;
    open.delete(trace);
    running.delete(id);
  };
  const watchedStart: Start = (callback, ...rest) => {
    if (typeof callback !== 'function') return start.call(window, callback, ...rest);
    const watched: Callback = (...values) => {
      if (startName !== 'setInterval') stop(id);
      callback.apply(window, values);
    };
    const id = start.call(window, watched, ...rest);
    running.set(id, add('timer', startName));
    return id;
  };
  const watchedEnd: End = (id) => {
    stop(id);
    end.call(window, id);
  };
  Object.assign(window, { [startName]: watchedStart, [endName]: watchedEnd });
}

/** Counts, from now on, the listeners outside of the header and the timers that are running. Called before any other script runs. */
export function watchTraces(isInSlot: (node: Node) => boolean): void {
  watchListeners(isInSlot);
  watchTimer('setTimeout', 'clearTimeout');
  watchTimer('setInterval', 'clearInterval');
  watchTimer('requestAnimationFrame', 'cancelAnimationFrame');
  watchTimer('requestIdleCallback', 'cancelIdleCallback');
}
