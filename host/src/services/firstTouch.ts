const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Resolves with the first touch or key on the page. Not with a pointer that moves: a page that loads below a mouse gets such an event too. */
export function firstTouch(): Promise<void> {
  const touched = new AbortController();
  return new Promise((resolve) => {
    const onTouch = () => {
      touched.abort();
      resolve();
    };
    for (const type of TOUCHES)
      addEventListener(type, onTouch, { capture: true, passive: true, signal: touched.signal });
  });
}
