/** A screen's height above and below what is seen counts as near: nobody scrolls faster than that. */
const NEAR = { rootMargin: '100% 0px' };

let observer: IntersectionObserver | null = null;

function mark(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) target.toggleAttribute('data-far', !isIntersecting);
}

/**
 * Marks `card` with `data-far` for as long as it is far from what is seen of the page: its style leaves out what is only there for the eye.
 * For a ref; the returned function ends it.
 */
export function watchFar(card: HTMLElement | null): () => void {
  if (!card || typeof IntersectionObserver === 'undefined') return () => {};
  observer ??= new IntersectionObserver(mark, NEAR);
  observer.observe(card);
  return () => observer?.unobserve(card);
}
