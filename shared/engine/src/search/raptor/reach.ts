/** How few rides lead from an origin to each FIFO pattern, whatever the time. */
import { type SearchGraph, THROUGH, VIA } from '../day/graph.ts';
import { ALIGHT } from '../day/patterns.ts';

/**
 * By FIFO pattern: the number of the first ride, from 1, that can be made in it; `most + 1` if none of the first `most` can.
 *
 * @param entrances the nodes at which the first ride can be boarded.
 */
export function firstRides(graph: SearchGraph, entrances: Iterable<number>, most: number): Uint8Array {
  const { fifoPatterns, fifoPatternStart, fifoPattern, node, flags, boardStart, board, table, usefulChanges } = graph;
  const { becomes } = table.positions!;
  const first = new Uint8Array(fifoPatterns).fill(most + 1);
  /** By FIFO pattern, the first position at which travellers can arrive. */
  const aboardFrom = fifoPatternStart.slice(1);
  const isLeft = new Uint8Array(graph.nodes);
  const isBoarded = new Uint8Array(graph.nodes);
  let boarding: number[] = [];
  const wait = (there: number) => {
    if (isBoarded[there] === 1) return;
    isBoarded[there] = 1;
    boarding.push(there);
  };
  /** Parts of FIFO patterns to ride, three numbers each. */
  const parts: number[] = [];
  const aboard = (l: number, from: number, ride: number) => {
    if (from >= aboardFrom[l]!) return;
    parts.push(l, from, aboardFrom[l]!);
    aboardFrom[l] = from;
    first[l] = Math.min(first[l]!, ride);
  };
  for (const entrance of entrances) wait(entrance);
  for (let ride = 1; ride <= most && boarding.length > 0; ride++) {
    for (const here of boarding)
      for (let i = boardStart[here]!; i < boardStart[here + 1]!; i++)
        aboard(fifoPattern[board[i]!]!, board[i]! + 1, ride);
    boarding = [];
    for (let part = 0; part < parts.length; part += 3) {
      const l = parts[part]!;
      const copy = l < table.fifoPatterns ? 0 : table.fifoPatterns;
      for (let at = parts[part + 1]!; at < parts[part + 2]!; at++) {
        const here = node[at]!;
        if (flags[at]! & VIA) aboard(l + table.fifoPatterns, at + table.stop.length, ride);
        if (flags[at]! & THROUGH && becomes !== null)
          for (let i = becomes.start[l - copy]!; i < becomes.start[l - copy + 1]!; i++)
            aboard(becomes.fifoPattern[i]! + copy, fifoPatternStart[becomes.fifoPattern[i]! + copy]!, ride);
        if (!(flags[at]! & ALIGHT) || isLeft[here] === 1) continue;
        isLeft[here] = 1;
        for (let i = usefulChanges.start[here]!; i < usefulChanges.start[here + 1]!; i++) wait(usefulChanges.to[i]!);
      }
    }
    parts.length = 0;
  }
  return first;
}
