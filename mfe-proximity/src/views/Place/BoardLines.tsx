import type { Instant } from '@halte/i18n';
import { useIncrementalCount } from '@halte/ui';
import { useEffect, useState } from 'react';
import type { BoardLine } from '../../place/board.ts';
import type { PlaceInFull } from '../../place/placeDetails.ts';
import styles from './BoardLines.module.css';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { LineDepartures } from './LineDepartures.tsx';

interface BoardLinesProps {
  readonly place: PlaceInFull;
  readonly lines: readonly BoardLine[];
  readonly now: Instant;
  /** `ofSkeleton` where one has been shown, with other parts of the page below it: they must not move with each line. */
  readonly room: 'ofLines' | 'ofSkeleton';
  /** Called when all are rendered. */
  readonly onListed: () => void;
}

/** The lines of a board. The first ones come one per frame. */
export function BoardLines({ place, lines, now, room, onListed }: BoardLinesProps) {
  const [atFirst] = useState(lines.length);
  // What is above the lines comes with them, and has the first frame to itself; a skeleton has been there before.
  const before = room === 'ofLines' ? 1 : 0;
  const count = useIncrementalCount(atFirst + before) - before;
  const isListed = count === atFirst;
  useEffect(() => {
    if (isListed) onListed();
  }, [isListed, onListed]);
  return (
    <div className={styles.lines} aria-busy={!isListed || undefined}>
      <div>
        {(isListed ? lines : lines.slice(0, count)).map((line) => (
          <LineDepartures key={line.line.id} place={place} entry={line} now={now} />
        ))}
      </div>
      {!isListed && room === 'ofSkeleton' && (
        <div className={styles.room}>
          <BoardSkeleton lineCount={atFirst} />
        </div>
      )}
    </div>
  );
}
