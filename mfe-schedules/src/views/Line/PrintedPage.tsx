import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styles from './PrintedPage.module.css';

/** The page printed instead of the screen, in the document only while printing: a table repeats all its times. */
export function PrintedPage({ children }: { children: () => ReactNode }) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const events = new AbortController();
    const { signal } = events;
    // The browser lays the page out as soon as the listeners return.
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal });
    window.addEventListener('afterprint', () => setPrinting(false), { signal });
    return () => events.abort();
  }, []);
  if (!isPrinting) return null;
  return createPortal(<div className={styles.page}>{children()}</div>, document.body);
}
