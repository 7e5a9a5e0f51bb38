/** Rules 12 to 14: the journeys that a question is answered with. */
import type { Answer, Question } from './question.ts';
import { earliestArrivals, type ScanTask } from './scan.ts';

/** Rule 13: a journey of a window takes no longer, and rule 14 looks no farther. */
export const LONGEST = 24 * 3_600;

/** The same question, from the origin and from the destination. */
export interface Task {
  readonly forwards: ScanTask;
  readonly backwards: ScanTask;
}

/** In the order of departure, then arrival, then rides. */
export function answersTo(question: Question, task: Task): Answer[] {
  const { time, windowSeconds } = question;
  const answers =
    question.direction === 'leaveAt'
      ? answersFrom(task.forwards, task.backwards, time, windowSeconds)
      : answersFrom(task.backwards, task.forwards, -time, windowSeconds).map(({ departure, arrival, rides }) => ({
          departure: -arrival,
          arrival: -departure,
          rides,
        }));
  return answers.sort((a, b) => a.departure - b.departure || a.arrival - b.arrival || a.rides - b.rides);
}

/** As if leaving at `time`: read backwards, it is arriving by. */
function answersFrom(there: ScanTask, back: ScanTask, time: number, windowSeconds: number | null): Answer[] {
  const horizon = time + (windowSeconds ?? 0) + LONGEST;
  const earliest = remembered((from) => earliestArrivals(there, from, horizon, leastRides));
  let leastRides = 1;
  const first = earliest(time);
  const possible = first.findIndex((arrival) => arrival <= horizon);
  if (possible < 0) return [];
  leastRides = possible;
  const latest = remembered((by) => earliestArrivals(back, -by, -time, leastRides).map((moment) => -moment));
  const answers: Answer[] = [];
  for (let rides = leastRides; rides <= there.maxRides; rides++) {
    let from = time;
    do {
      const arrival = earliest(from)[rides]!;
      if (arrival > horizon) break;
      const departure = latest(arrival)[rides]!;
      if (!(departure >= from)) throw new Error(`No way back from ${arrival} to ${from} with ${rides} rides.`);
      const isTooLate = windowSeconds !== null && departure > time + windowSeconds;
      if (isTooLate) break;
      // Without a window, whatever leaves in time may have fewer rides; with one, only what leaves no earlier.
      const fewer = earliest(windowSeconds === null ? time : departure)[rides - 1]!;
      const isShort = windowSeconds === null || arrival - departure <= LONGEST;
      if (fewer > arrival && isShort) answers.push({ departure, arrival, rides });
      from = departure + 1;
    } while (windowSeconds !== null);
  }
  return answers;
}

function remembered(compute: (moment: number) => readonly number[]): (moment: number) => readonly number[] {
  const known = new Map<number, readonly number[]>();
  return (moment) => {
    const result = known.get(moment) ?? compute(moment);
    known.set(moment, result);
    return result;
  };
}
