import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function usePreferredTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, () => matchMedia(DARK).matches) ? 'dark' : 'light';
}

export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
