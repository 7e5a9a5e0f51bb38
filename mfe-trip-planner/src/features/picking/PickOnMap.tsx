import { useTranslate } from '@halte/i18n';
import { Button, Icon, Notice } from '@halte/ui';
import { BackIcon } from '@halte/ui/icons';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { PointRole } from '../../trip/model.ts';
import css from './PickOnMap.module.css';
import { PointedAt } from './PointedAt.tsx';
import { usePicking } from './usePicking.ts';

export interface PickOnMapProps {
  role: PointRole;
}

/** Replaces the form while a place is chosen on the map, and leaves the map as much room as possible. */
export function PickOnMap({ role }: PickOnMapProps) {
  const t = useTranslate('picking');
  const { place, status, isMissing, isTaking, press, take, leave } = usePicking(role);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || !press(event.key)) return;
    event.preventDefault();
  }

  return (
    <section className={css.card} data-sheet="fit" aria-labelledby="picking-title" onKeyDown={onKeyDown}>
      <div className={css.head}>
        <h1 id="picking-title" className={css.title} ref={heading} tabIndex={-1}>
          {t(`title.${role}`)}
        </h1>
        {!isMissing && (
          <p className={css.how}>
            {t('how')} <span className={css.keys}>{t('how.keys')}</span>
          </p>
        )}
      </div>
      {isMissing ? (
        <Notice tone="warning">{t('missing')}</Notice>
      ) : (
        <PointedAt role={role} place={place} status={status} />
      )}
      <div className={css.actions}>
        <Button icon={isMissing && <Icon of={BackIcon} />} onClick={leave}>
          {t(isMissing ? 'back' : 'cancel')}
        </Button>
        {!isMissing && (
          <Button variant="primary" busy={isTaking} disabled={!place} onClick={take}>
            {t('use')}
          </Button>
        )}
      </div>
    </section>
  );
}
