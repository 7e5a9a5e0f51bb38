import { answerOf } from '@halte/api';
import { useApi, useApiQuery } from '@halte/api/query';
import { useTranslate } from '@halte/i18n';
import type { MapCore } from '@halte/map-core/lazy';
import { type Place, placeOfPoint, rounded } from '@halte/places';
import { Button, Icon, IconButton, LineBadge } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { CloseIcon } from '@halte/ui/icons';
import { Popover } from '@halte/ui/popover';
import { useEffect, useId, useRef } from 'react';
import styles from './GroundAnswer.module.css';
import { type TripPart, takesVia, tripWith } from './targets.ts';

type Ground = Extract<Parameters<Parameters<MapCore['onMapAnswer']>[0]>[0], { readonly kind: 'ground' }>;

const ONCE = { revalidateIfStale: false, revalidateOnReconnect: false };

interface GroundAnswerProps {
  readonly ground: Ground;
  readonly onClose: () => void;
}

/** What is at a place on the map: its address, the lines that pass, and a trip from, to or via it. */
export function GroundAnswer({ ground: { at, lines, x, y }, onClose }: GroundAnswerProps) {
  const host = useHost();
  const api = useApi();
  const t = useTranslate('answers');
  const id = useId();
  const spot = useRef<HTMLSpanElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const point = rounded(at);
  const { data, isLoading } = useApiQuery(
    ['reverseGeocode', point.lat, point.lon],
    (signal) => answerOf(api.GET('/core/v3/reverseGeocode', { params: { query: point }, signal })),
    ONCE,
  );
  const place = placeOfPoint(point, data ?? null, { point: t('point'), near: (name) => t('near', { name }) });
  useEffect(() => first.current?.focus(), []);

  const current = host.navigation.current.get();
  const go = (part: TripPart, to: Place | null) => to && host.navigation.go(tripWith(current, part, to));

  return (
    <>
      <span ref={spot} tabIndex={-1} className={styles.spot} style={{ left: x, top: y }} />
      <Popover id={id} anchor={spot} align="start" className={styles.answer} onClose={onClose}>
        <section aria-labelledby={`${id}-title`}>
          <div className={styles.head}>
            <h2 id={`${id}-title`} className={styles.title} aria-live="polite">
              {isLoading ? t('loading') : place?.title}
              {place?.subTitle && !isLoading && <small>{place.subTitle}</small>}
            </h2>
            <IconButton aria-label={t('close')}>
              <Icon of={CloseIcon} />
            </IconButton>
          </div>
          <div className={styles.actions}>
            <Button ref={first} onClick={() => go('f', place)}>
              {t('from')}
            </Button>
            <Button variant="secondary" onClick={() => go('t', place)}>
              {t('to')}
            </Button>
            {takesVia(current) && (
              <Button variant="secondary" onClick={() => go('via', place)}>
                {t('via')}
              </Button>
            )}
          </div>
          {lines.length > 0 && (
            <ul className={styles.lines} aria-label={t('lines')}>
              {lines.map((line) => (
                <li key={line.id}>
                  <a href={host.navigation.href({ name: 'schedules-line-id', params: { id: line.id } })}>
                    <LineBadge line={line} size={24} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
      </Popover>
    </>
  );
}
