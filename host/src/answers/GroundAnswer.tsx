import { useTranslate } from '@halte/i18n';
import type { MapCore } from '@halte/map-core/lazy';
import type { Place } from '@halte/places';
import { Button, Icon, IconButton, LineBadge } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChevronRightIcon, CloseIcon, StopIcon } from '@halte/ui/icons';
import { Popover } from '@halte/ui/popover';
import { useEffect, useId, useRef } from 'react';
import styles from './GroundAnswer.module.css';
import { type TripPart, takesVia, tripWith } from './targets.ts';
import { type Ground, useGround } from './useGround.ts';

interface GroundAnswerProps {
  readonly ground: Ground;
  readonly core: MapCore;
  readonly onClose: () => void;
}

/** A place on the map: its address, a trip from, to or via it, the departures of the stop there and the lines that pass. */
export function GroundAnswer({ ground, core, onClose }: GroundAnswerProps) {
  const { lines, x, y } = ground;
  const host = useHost();
  const t = useTranslate('answers');
  const id = useId();
  const spot = useRef<HTMLSpanElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const { place, stop, isLoading, problem } = useGround(ground, core);
  const subTitle = problem ? t(problem.code === 'nothing-near' ? 'nothing' : 'failed') : place?.subTitle;
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
              {subTitle && !isLoading && <small>{subTitle}</small>}
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
          {stop && !isLoading && (
            <a
              className={styles.stop}
              href={host.navigation.href({ name: 'proximity-type-id', params: { type: 'stopArea', id: stop.id } })}
            >
              <Icon of={StopIcon} />
              <span>
                {stop.name} <small>{t('board')}</small>
              </span>
              <Icon of={ChevronRightIcon} />
            </a>
          )}
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
