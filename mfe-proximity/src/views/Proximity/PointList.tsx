import { useTranslate } from '@halte/i18n';
import { selectProximityPoint, useMapState } from '@halte/map-core';
import { Button } from '@halte/ui';
import { useState } from 'react';
import type { NearPoint } from '../../around/rules.ts';
import { PointRow } from './PointRow.tsx';
import styles from './View.module.css';

const PAGE = 30;

/** The nearest first, more on demand. What was chosen on the map is always among them. */
export function PointList({ near }: { near: readonly NearPoint[] }) {
  const t = useTranslate('proximity');
  const [room, setRoom] = useState(PAGE);
  const selectedId = useMapState().proximityPoints.find((point) => point.selected)?.id ?? null;
  const place = near.findIndex(({ point }) => point.id === selectedId);
  const shown = near.slice(0, Math.max(room, place + 1));
  return (
    <>
      <ul className={styles.list}>
        {shown.map((entry) => (
          <PointRow
            key={entry.point.id}
            near={entry}
            selected={entry.point.id === selectedId}
            onSelect={selectProximityPoint}
          />
        ))}
      </ul>
      {shown.length < near.length && (
        <Button className={styles.more} onClick={() => setRoom(shown.length + PAGE)}>
          {t('list.more')}
        </Button>
      )}
    </>
  );
}
