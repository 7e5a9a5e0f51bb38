import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  /** How the button is read; begins with the text that is seen on it. */
  readonly label: string;
  readonly face: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A button and what it shows: links and buttons in plain tab order, which needs no menu roles. Closes on Escape (the focus goes back to the
 * button), when the focus leaves, on a press outside, and when something in it was chosen.
 */
export function Disclosure({ label, face, className, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    // Safari does not focus a button that is clicked, so a press outside is not always a focus that leaves.
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open]);

  const left = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const escaped = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };

  /** What was chosen is hidden now; a screen that it leads to takes the focus from the button. */
  const chosen = () => {
    button.current?.focus();
    setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what happens to the controls inside
    <div ref={box} className={`${styles.disclosure} ${className ?? ''}`} onBlur={left} onKeyDown={escaped}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a click here is one on a link or button inside, by key as well */}
      <div id={id} className={styles.panel} hidden={!open} onClick={chosen}>
        {children}
      </div>
    </div>
  );
}
