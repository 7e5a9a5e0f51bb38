import { useTranslate } from '@halte/i18n';
import { useAnnouncer } from '@halte/ui';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { followKeyboard } from './followKeyboard.ts';
import type { SheetHeight } from './heights.ts';
import { afterKey, afterTap } from './moves.ts';
import styles from './SheetHandle.module.css';
import { sheetDrag } from './sheetDrag.ts';

/** Text fields: the input and the suggestions below it need the whole height. */
const FIELD =
  'input:not([type="radio"], [type="checkbox"], [type="range"], [type="button"], [type="submit"]), textarea';

export interface SheetHandleProps {
  readonly height: SheetHeight;
  readonly onChoose: (height: SheetHeight) => void;
}

/** Changes the height of the sheet around it: by a drag, a tap or a key. Hidden where the panel is beside the map. */
export function SheetHandle({ height, onChoose }: SheetHandleProps) {
  const t = useTranslate('host');
  const announce = useAnnouncer();
  const handle = useRef<HTMLButtonElement>(null);

  const current = useEffectEvent(() => height);
  const choose = useEffectEvent((next: SheetHeight) => {
    onChoose(next);
    if (next !== height) announce(t(`sheet.${next}`));
  });
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const isSheet = handle.current?.offsetParent !== null;
    if (isSheet && height !== 'full' && target instanceof Element && target.matches(FIELD)) choose('full');
  });

  useEffect(() => {
    const sheet = document.getElementById('content');
    if (!sheet || !handle.current) return;
    const release = sheetDrag(sheet, handle.current, { current: () => current(), choose: (next) => choose(next) });
    const unfollow = followKeyboard(sheet);
    const focus = (event: FocusEvent) => onFocus(event);
    sheet.addEventListener('focusin', focus);
    return () => {
      release();
      unfollow();
      sheet.removeEventListener('focusin', focus);
    };
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    const next = afterKey(height, event.key);
    if (next === null) return;
    event.preventDefault();
    onChoose(next);
    if (next !== height) announce(t(`sheet.${next}`));
  }

  return (
    <div className={styles.grip}>
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        aria-controls="content"
        aria-expanded={height === 'full'}
        aria-label={t(height === 'full' ? 'sheet.shrink' : 'sheet.grow')}
        onKeyDown={onKeyDown}
        onClick={() => {
          const next = afterTap(height);
          onChoose(next);
          announce(t(`sheet.${next}`));
        }}
      />
    </div>
  );
}
