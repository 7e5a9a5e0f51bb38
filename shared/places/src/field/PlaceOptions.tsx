import { useTranslate } from '@halte/i18n';
import { Fragment, useEffect } from 'react';
import css from './PlaceField.module.css';
import { groupAt, type RowGroup, rowTitle } from './rows.ts';
import type { usePlaceField } from './usePlaceField.ts';

/** Above the first row of a group. Not read out: each row says its kind itself. */
function GroupHeading({ group }: { group: RowGroup | null }) {
  const t = useTranslate('places');
  return (
    group && (
      <p className={css.group} aria-hidden="true">
        {t(`group.${group}`)}
      </p>
    )
  );
}

export const optionId = (fieldId: string, index: number) => `${fieldId}-option-${index}`;

interface PlaceOptionsProps {
  /** The element of the field. */
  readonly id: string;
  readonly field: ReturnType<typeof usePlaceField>;
  readonly className: string | undefined;
}

/** The list under a place field. */
export function PlaceOptions({ id, field, className }: PlaceOptionsProps) {
  const { t, rows, active, open, note, typed, near, Row } = field;
  useEffect(() => {
    if (open && active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [open, active, id]);
  return (
    <div className={className} hidden={!open}>
      {note === 'no-results' && (
        <div className={css.note}>
          <p className={css.noteTitle}>{t('no-results', { typed: typed.trim() })}</p>
          <p>{t('no-results.hint')}</p>
        </div>
      )}
      {/* The focus stays in the field, so a press on a row must not take it away. */}
      <div
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={t('suggestions')}
        onMouseDown={(event) => event.preventDefault()}
      >
        {(open ? rows : []).map((row, index) => (
          <Fragment key={'place' in row ? `${row.kind}${row.place.id}${row.place.displayName}` : row.kind}>
            {typed === '' && <GroupHeading group={groupAt(rows, index)} />}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field, which keeps the focus */}
            <div
              id={optionId(id, index)}
              className={css.row}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => field.choose(row)}
            >
              {Row ? <Row row={row} typed={typed} near={near} /> : rowTitle(row, t)}
            </div>
          </Fragment>
        ))}
      </div>
      {note && note !== 'no-results' && <p className={css.note}>{t(note)}</p>}
    </div>
  );
}
