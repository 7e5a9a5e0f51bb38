import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Arrangement, indexAt, isArrangementKey, lift, moveBy, moveTo } from '../../favourites/arrangement.ts';

const gripId = (favoriteId: string) => `move-${favoriteId}`;

export type Step = 'lifted' | 'moved' | 'dropped' | 'back';

interface ArrangementOptions<Row> {
  readonly rows: readonly Row[];
  /** The order of a section has changed. */
  readonly onDrop: (ids: readonly string[]) => void;
  /** Says where a row is now. */
  readonly onStep: (step: Step, row: Row, position: number) => void;
}

/**
 * Rows that a grip moves: by keys, or by a pointer while it is held. The order counts when the row is put down. Until then rows are moved by
 * style only: an element that moves in the document loses the focus and the pointer.
 */
export function useArrangement<Row extends { readonly favoriteId: string }>(options: ArrangementOptions<Row>) {
  const { rows, onDrop, onStep } = options;
  const [arrangement, setArrangement] = useState<Arrangement | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const dropped = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (dropped.current === null) return;
    document.getElementById(gripId(dropped.current))?.focus();
    dropped.current = null;
  });

  function step(name: Step, { ids }: Pick<Arrangement, 'ids'>, row: Row): void {
    onStep(name, row, ids.indexOf(row.favoriteId) + 1);
  }

  function start(row: Row): void {
    const next = lift(
      rows.map(({ favoriteId }) => favoriteId),
      row.favoriteId,
    );
    setArrangement(next);
    step('lifted', next, row);
  }

  function move(next: Arrangement, row: Row): void {
    if (next.ids.join() === arrangement?.ids.join()) return;
    setArrangement(next);
    step('moved', next, row);
  }

  function drop(row: Row): void {
    if (!arrangement) return;
    dropped.current = row.favoriteId;
    setArrangement(null);
    step('dropped', arrangement, row);
    if (arrangement.ids.join() !== arrangement.before.join()) onDrop(arrangement.ids);
  }

  function putBack(row: Row): void {
    if (!arrangement) return;
    setArrangement(null);
    step('back', { ids: arrangement.before }, row);
  }

  function middlesOfOthers(row: Row): readonly number[] {
    const items = [...(list.current?.children ?? [])];
    return items
      .filter((_, index) => rows[index]?.favoriteId !== row.favoriteId)
      .map((item) => {
        const { top, height } = item.getBoundingClientRect();
        return top + height / 2;
      })
      .toSorted((one, other) => one - other);
  }

  return {
    list,
    lifted: arrangement?.lifted ?? null,
    /** Where a row stands among the others, for its style. */
    positionOf: ({ favoriteId }: Row) => (arrangement ? arrangement.ids.indexOf(favoriteId) : undefined),
    gripOf: (row: Row) => ({
      id: gripId(row.favoriteId),
      'aria-pressed': arrangement?.lifted === row.favoriteId,
      onKeyDown(event: KeyboardEvent) {
        const { key } = event;
        const isLifted = arrangement?.lifted === row.favoriteId;
        if (key === ' ' || key === 'Enter') {
          event.preventDefault();
          if (isLifted) drop(row);
          else start(row);
        } else if (isLifted && key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          putBack(row);
        } else if (isLifted && isArrangementKey(key)) {
          event.preventDefault();
          move(moveBy(arrangement, key), row);
        }
      },
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        start(row);
      },
      onPointerMove(event: PointerEvent) {
        if (event.buttons === 0 || arrangement?.lifted !== row.favoriteId) return;
        move(moveTo(arrangement, indexAt(event.clientY, middlesOfOthers(row))), row);
      },
      onPointerUp: () => drop(row),
      onPointerCancel: () => putBack(row),
      onBlur: () => putBack(row),
    }),
  };
}
