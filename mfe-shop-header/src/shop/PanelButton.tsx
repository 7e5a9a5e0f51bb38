import { useHost } from '@halte/ui/host';
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styles from './PanelButton.module.css';

export interface PanelProps {
  /** Pixels between the end of the window and that of the button. */
  readonly end: number;
  readonly onClose: () => void;
}

interface PanelButtonProps {
  /** Accessible name. */
  readonly label: string;
  readonly face: ReactNode;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The code of the panel. Always the same function. */
  readonly load: () => Promise<ComponentType<PanelProps>>;
}

/** A button of the bar that opens a panel. The panel's code is loaded on hover, focus or when it is opened. */
export function PanelButton({ label, face, isOpen, onOpenChange, load }: PanelButtonProps) {
  const host = useHost();
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const [end, setEnd] = useState(0);
  const button = useRef<HTMLButtonElement>(null);

  const preload = useCallback(() => load().then((loaded) => setPanel(() => loaded)), [load]);
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);

  useEffect(() => {
    if (!isOpen) return;
    const { right = 0 } = button.current?.getBoundingClientRect() ?? {};
    setEnd(document.documentElement.clientWidth - right);
    preload().catch((error: unknown) => {
      close();
      host.report(error, 'panel');
    });
  }, [isOpen, preload, close, host]);

  // The next opening retries a failed load and reports its error.
  const tryPreload = () => void preload().catch(() => undefined);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={tryPreload}
        onFocus={tryPreload}
        onClick={() => onOpenChange(true)}
      >
        {face}
      </button>
      {isOpen && Panel && <Panel end={end} onClose={close} />}
    </>
  );
}
