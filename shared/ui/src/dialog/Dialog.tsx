import { Dialog as Radix } from 'radix-ui';
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { CloseIcon } from '../icon/icons.ts';
import { cx } from '../style/cx.ts';
import css from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence that is read out with the title. */
  description?: string;
  closeLabel: string;
  /**
   * `sheet` rises from the lower edge on a phone and is centred on wider screens, as `centred` is everywhere; `side` stands at the end edge;
   * `small` rises from the lower edge of the window, or of the panel that the opener is in (`main`) where it stands beside the map.
   */
  variant?: 'centred' | 'sheet' | 'side' | 'small';
  children: ReactNode;
  /** Buttons, kept in sight below what scrolls. */
  footer?: ReactNode;
  className?: string | undefined;
  style?: CSSProperties;
  /** The element to focus on opening; null for the first button. */
  initialFocus?: () => HTMLElement | null;
}

/** Where the panel stands beside the map. */
const BESIDE_MAP = '(width >= 700px)';

/** The panel that a small sheet stays in; null for the window. */
function panelOf(opener: Element | null): HTMLElement | null {
  return matchMedia(BESIDE_MAP).matches ? (opener?.closest('main') ?? null) : null;
}

/** A layer that asks for an answer. Focus goes in and, on closing, back to what opened it; Escape and a press outside close it. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, variant = 'sheet', children, footer } = props;
  const opener = useRef<Element | null>(null);
  const panel = useMemo(() => (open && variant === 'small' ? panelOf(document.activeElement) : null), [open, variant]);
  const isWithin = panel !== null || undefined;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={panel}>
        <Radix.Overlay className={css.scrim} data-within={isWithin} />
        <Radix.Content
          data-within={isWithin}
          className={cx(css.dialog, css[variant], props.className)}
          style={props.style}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            const first = props.initialFocus?.();
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The chosen action may have moved the focus already.
            const isElsewhere = document.activeElement !== null && document.activeElement !== document.body;
            if (!isElsewhere && opener.current instanceof HTMLElement) opener.current.focus();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={css.head}>
            <Radix.Title className={css.title}>{title}</Radix.Title>
            <Radix.Close className={css.close} aria-label={closeLabel}>
              <Icon of={CloseIcon} />
            </Radix.Close>
          </header>
          <div className={css.body}>
            {description && <Radix.Description className={css.description}>{description}</Radix.Description>}
            {children}
          </div>
          {footer && <footer className={css.foot}>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
