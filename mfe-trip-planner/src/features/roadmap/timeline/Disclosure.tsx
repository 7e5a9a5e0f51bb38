import { Icon } from '@halte/ui';
import { ChevronDownIcon } from '@halte/ui/icons';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import css from './Disclosure.module.css';

interface DisclosureProps {
  readonly label: string;
  /** Something in it is looked at: it opens when this becomes true. */
  readonly isAskedFor?: boolean;
  readonly children: ReactNode;
}

/** A collapsed `<details>`; it is expanded for printing. */
export function Disclosure({ label, isAskedFor = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);

  // Before the effects of what is in it, which scroll to it.
  useLayoutEffect(() => {
    if (isAskedFor && details.current) details.current.open = true;
  }, [isAskedFor]);

  useEffect(() => {
    const events = new AbortController();
    let wasOpen = false;
    const expand = () => {
      if (!details.current) return;
      wasOpen = details.current.open;
      details.current.open = true;
    };
    const restore = () => {
      if (details.current) details.current.open = wasOpen;
    };
    window.addEventListener('beforeprint', expand, { signal: events.signal });
    window.addEventListener('afterprint', restore, { signal: events.signal });
    return () => events.abort();
  }, []);

  return (
    <details ref={details} className={css.disclosure}>
      <summary className={css.summary}>
        <Icon of={ChevronDownIcon} />
        {label}
      </summary>
      {children}
    </details>
  );
}
