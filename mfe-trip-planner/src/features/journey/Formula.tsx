import { withLongUnits } from '@halte/api/units';
import { useLocale } from '@halte/i18n';
import { VisuallyHidden } from '@halte/ui';
import { Fragment } from 'react';
import css from './Formula.module.css';

const SUBSCRIPT_TWO = '₂';

function Written({ text }: { text: string }) {
  const [before, ...after] = text.split(SUBSCRIPT_TWO);
  return (
    <>
      {before}
      {after.map((part) => (
        <Fragment key={part}>
          <sub className={css.subscript}>2</sub>
          {part}
        </Fragment>
      ))}
    </>
  );
}

/**
 * Writes ₂ as a `<sub>` with the font's subscript figures: the font lacks the character, and a search through the fonts of the device takes as long
 * as a frame. Figures are read out with their units in full.
 */
export function Formula({ children }: { children: string }) {
  const long = withLongUnits(children, useLocale());
  if (long === children) return <Written text={children} />;
  return (
    <>
      <span aria-hidden="true">
        <Written text={children} />
      </span>
      <VisuallyHidden>{long.replaceAll(SUBSCRIPT_TWO, '2')}</VisuallyHidden>
    </>
  );
}
