/** To which levels of a building stairs, escalators and lifts lead, by rule 21 of docs/walking.md. */
import type { Levels } from '../ground/classify/levels.ts';
import type { Piece } from './stepPiece.ts';

/** What is known of each piece by itself. */
export type UnlevelledPiece = Omit<Piece, 'level'> & { readonly levels: Levels | null };

const BETWEEN_LEVELS: ReadonlySet<Piece['kind']> = new Set<Piece['kind']>(['stairs', 'escalator', 'lift']);

export function levelled(pieces: readonly UnlevelledPiece[]): Piece[] {
  /** The level that the walk is on. */
  let here: number | null = null;
  return pieces.map(({ levels, ...piece }, i) => {
    const before = here;
    const next = pieces[i + 1];
    if (!BETWEEN_LEVELS.has(piece.kind)) {
      here = single(levels);
      return { ...piece, level: null };
    }
    const behind = next && !BETWEEN_LEVELS.has(next.kind) ? single(next.levels) : null;
    here = behind ?? otherEnd(levels, before);
    const from = before ?? otherEnd(levels, here);
    const rise = piece.rise || (here !== null && from !== null ? Math.sign(here - from) : 0);
    // Not told where it leads out to a street, which has no level.
    return { ...piece, rise, level: next?.levels && here !== before ? here : null };
  });
}

const single = (levels: Levels | null) => (levels && levels.low === levels.high ? levels.low : null);

/** Of stairs that are known by both of their levels. */
function otherEnd(levels: Levels | null, end: number | null): number | null {
  if (!levels || (end !== levels.low && end !== levels.high)) return null;
  return end === levels.low ? levels.high : levels.low;
}
