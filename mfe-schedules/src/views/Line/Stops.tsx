import type { LinePartProps } from './linePart.ts';

/** The stops of a direction in order of travel. */
export function Stops({ direction }: LinePartProps) {
  return (
    <ol>
      {direction.stops.map((stop, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a loop has a stop twice
        <li key={row}>{stop.name}</li>
      ))}
    </ol>
  );
}
