import type { HostServices } from '@halte/contract';
import { type ReactNode, useId, useRef, useState } from 'react';
import styles from './PopoverButton.module.css';

type PopoverModule = typeof import('@halte/ui/popover');

interface PopoverButtonProps {
  readonly host: HostServices;
  /** Accessible name; begins with the visible text. */
  readonly label: string;
  readonly face: ReactNode;
  /** Links and buttons. */
  readonly children: ReactNode;
}

/** A button that opens a popover. The popover's code is loaded on hover, focus or click, to keep it out of the first download. */
export function PopoverButton({ host, label, face, children }: PopoverButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [popover, setPopover] = useState<PopoverModule | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const load = () => import('@halte/ui/popover').then(setPopover);
  const preload = () => {
    // The click retries a failed load and reports its error.
    load().catch(() => undefined);
  };
  const toggle = () => {
    setOpen(!isOpen);
    if (isOpen || popover) return;
    load().catch((error: unknown) => {
      setOpen(false);
      host.report(error, 'popover');
    });
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={toggle}
      >
        {face}
      </button>
      {isOpen && popover ? (
        <popover.Popover id={id} anchor={button} onClose={() => setOpen(false)}>
          {children}
        </popover.Popover>
      ) : (
        // Search engines find the links of a closed popover here.
        <div id={id} hidden>
          {children}
        </div>
      )}
    </>
  );
}
