import { Popover as Radix } from 'radix-ui';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { cx } from '../style/cx.ts';
import css from './Popover.module.css';

type InteractOutside = NonNullable<Radix.PopoverContentProps['onInteractOutside']>;

interface PopoverProps {
  /** For `aria-controls` of the button. */
  id: string;
  /** The button that opens it: the popover is placed below it and returns the focus to it. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** The edge of the button that it shares. */
  align?: 'start' | 'end';
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Links and buttons in a layer below a button, rendered in place: they follow the button in the tab order and need no menu role.
 * Closes on Escape, when the focus leaves, on a press outside, and when a link or button in it is chosen. Its button is not part of it, so
 * that a page can show the button first and load this module when the popover is first opened.
 */
export function Popover({ id, anchor, onClose, align = 'end', className, children }: PopoverProps) {
  const focusAnchor = () => anchor.current?.focus();
  const ignoreAnchor: InteractOutside = (event) => {
    // A press on the button closes the popover by the button's own handler.
    if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
  };
  const leaveOnTab = (event: KeyboardEvent) => {
    // Radix would move the focus from the last element to the first one; here it goes on to the rest of the page.
    if (event.key === 'Tab') event.stopPropagation();
  };
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Content
        id={id}
        role="group"
        className={cx(css.popover, className)}
        align={align}
        sideOffset={4}
        collisionPadding={12}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onEscapeKeyDown={focusAnchor}
        onInteractOutside={ignoreAnchor}
        onClick={({ target }) => {
          // A choice in a field is tried with the layer open.
          if (!(target instanceof Element && target.closest('a, button'))) return;
          focusAnchor();
          onClose();
        }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles keys of the links and buttons inside */}
        <div onKeyDown={leaveOnTab}>{children}</div>
      </Radix.Content>
    </Radix.Root>
  );
}
