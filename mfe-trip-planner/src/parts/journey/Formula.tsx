import { Fragment } from 'react';
import css from './Formula.module.css';

const SUBSCRIPT_TWO = '₂';

/**
 * Writes ₂ as a `<sub>` with the font's subscript figures: the font lacks the character, and a search through the fonts of the device takes as long
 * as a frame.
 */
export function Formula({ children }: { children: string }) {
  const [before, ...after] = children.split(SUBSCRIPT_TWO);
  return (
    <>
      {before}
      {after.map((text) => (
        <Fragment key={text}>
          <sub className={css.subscript}>2</sub>
          {text}
        </Fragment>
      ))}
    </>
  );
}
