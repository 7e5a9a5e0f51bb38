import { useTranslate } from '@halte/i18n';
import type { Place } from '@halte/places';
import { Skeleton, useAnnouncer } from '@halte/ui';
import { useEffect } from 'react';
import type { PointRole } from '../../trip/model.ts';
import css from './PointedAt.module.css';
import type { AddressQuery } from './useAddressAt.ts';

export interface PointedAtProps {
  role: PointRole;
  /** Null as long as there is no map. */
  place: Place | null;
  status: AddressQuery['status'];
}

/** The place under the pin. Always as high, so that the map does not move while one looks for an address. */
export function PointedAt({ role, place, status }: PointedAtProps) {
  const t = useTranslate('picking');
  const announce = useAnnouncer();
  const isKnown = place !== null && status !== 'loading';
  const isNamed = status === 'found';
  const title = isKnown ? place.title : '';
  const detail = isKnown ? (isNamed ? place.subTitle : t(status)) : '';

  useEffect(() => {
    if (title) announce([title, detail].filter(Boolean).join(', '));
  }, [announce, title, detail]);

  return (
    <div className={css.place} aria-busy={!isKnown}>
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
