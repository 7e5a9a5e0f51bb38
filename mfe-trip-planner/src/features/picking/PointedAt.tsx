import { useTranslate } from '@halte/i18n';
import type { Place } from '@halte/places';
import { Skeleton, useAnnouncer } from '@halte/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PointRole } from '../../trip/model.ts';
import css from './PointedAt.module.css';
import type { AddressQuery } from './useAddressAt.ts';

export interface PointedAtProps {
  role: PointRole;
  /** Null until there is a map. */
  place: Place | null;
  status: AddressQuery['status'];
}

/**
 * The place under the pin. It never becomes lower: the height of the panel moves the map and with it what is pointed at, and two heights in turn
 * would go on asking for two addresses.
 */
export function PointedAt({ role, place, status }: PointedAtProps) {
  const t = useTranslate('picking');
  const announce = useAnnouncer();
  const isKnown = place !== null && status !== 'loading';
  const isNamed = status === 'found';
  const title = isKnown ? place.title : '';
  const detail = isKnown ? (isNamed ? place.subTitle : t(status)) : '';

  const box = useRef<HTMLDivElement>(null);

  // After each render: each text has its own height.
  useLayoutEffect(() => {
    if (box.current) box.current.style.minHeight = `${box.current.offsetHeight}px`;
  });

  useEffect(() => {
    if (title) announce([title, detail].filter(Boolean).join(', '));
  }, [announce, title, detail]);

  return (
    <div ref={box} className={css.place} aria-busy={!isKnown}>
      <span className={css.mark} data-role={role} aria-hidden="true" />
      <div className={css.text}>
        {isKnown ? (
          <>
            <p className={css.title}>{title}</p>
            <p className={css.detail}>{detail}</p>
          </>
        ) : (
          <>
            <Skeleton width="60%" />
            <p className={css.detail}>{t(place ? 'loading' : 'waiting')}</p>
          </>
        )}
      </div>
    </div>
  );
}
