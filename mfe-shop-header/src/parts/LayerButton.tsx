import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createHoverIntent } from '../rules/hoverIntent.ts';
import type { LayerProps } from './Layer.tsx';
import styles from './LayerButton.module.css';
import { useLazyPart } from './useLazyPart.ts';

interface LayerButtonProps {
  /** Accessible name; begins with the visible text. */
  readonly label: string;
  readonly face: ReactNode;
  readonly title: string;
  readonly align: LayerProps['align'];
  /** `hover`: a mouse that rests on the button opens the menu; a click does in either case. */
  readonly opensOn: 'click' | 'hover';
  readonly children: ReactNode;
  /** The content for search engines while the menu is closed. */
  readonly closed?: ReactNode;
}

/** `hovered` is over when the mouse leaves, `open` stays. */
type LayerState = 'closed' | 'hovered' | 'open';

/** A button that opens a menu. The menu's code is loaded on hover, focus or click, to keep it out of the first download. */
export function LayerButton({ label, face, title, align, opensOn, children, closed }: LayerButtonProps) {
  const [state, setState] = useState<LayerState>('closed');
  const [entrance, setEntrance] = useState<LayerProps['entrance']>(null);
  const {
    Part: Layer,
    load,
    preload,
  } = useLazyPart('popover', () => import('./Layer.tsx').then((module) => module.Layer));
  const [hover] = useState(() =>
    createHoverIntent({
      open: () => setState((now) => (now === 'closed' ? 'hovered' : now)),
      close: () => setState((now) => (now === 'hovered' ? 'closed' : now)),
    }),
  );
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = state !== 'closed';
  useEffect(() => hover.cancel, [hover]);

  const open = () => {
    setState('open');
    if (isOpen || Layer) return;
    load(() => setState('closed'));
  };
  const toggle = () => {
    hover.cancel();
    setEntrance(null);
    if (state === 'open') setState('closed');
    else open();
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    hover.cancel();
    setEntrance({ key: event.key });
    open();
  };
  const onMouse = (act: () => void) => (event: PointerEvent) => {
    if (opensOn === 'hover' && event.pointerType === 'mouse') act();
  };

  return (
    // The button opens by keyboard too; a mouse may rest on it or on its menu.
    <div className={styles.place} onPointerEnter={onMouse(hover.enter)} onPointerLeave={onMouse(hover.leave)}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen || closed ? id : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={toggle}
        onKeyDown={enter}
      >
        {face}
      </button>
      {isOpen && Layer ? (
        <Layer
          id={id}
          anchor={button}
          title={title}
          align={align}
          entrance={entrance}
          onClose={() => setState('closed')}
        >
          {children}
        </Layer>
      ) : (
        closed && (
          <div id={id} hidden>
            {closed}
          </div>
        )
      )}
    </div>
  );
}
