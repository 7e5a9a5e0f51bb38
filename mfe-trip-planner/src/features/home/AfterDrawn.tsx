import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Mounts its children once what stands beside them is drawn: they, and the effects with which they begin, are tasks of their own. */
export function AfterDrawn({ children }: { readonly children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return isDrawn && children;
}
