/** A question, in the tables that a scan reads. */
import type { Task } from './answers.ts';
import { type Feed, isStepFree } from './feed.ts';
import { type Nodes, reversed } from './nodes.ts';
import type { AccessWalk, Question } from './question.ts';
import type { Timeline } from './timeline.ts';
import type { Vehicle } from './vehicles.ts';

const backTables = new WeakMap<object, ReturnType<typeof reversed>>();

export function taskOf(feed: Feed, nodes: Nodes, there: Timeline, back: Timeline, question: Question): Task {
  const { maxRides, via, wheelchair, avoidStairs, marginSeconds } = question;
  const changes = nodes.changes(wheelchair || avoidStairs, marginSeconds);
  const backChanges = backTables.get(changes) ?? reversed(changes);
  backTables.set(changes, backChanges);
  const common = {
    maxRides,
    mayRide: Uint8Array.from(there.vehicles, (vehicle) => Number(mayRide(question, vehicle))),
    mayUse: Uint8Array.from(nodes.stops, (stop) => Number(!wheelchair || isStepFree(feed, feed.stops.get(stop)!))),
    via: via === null ? null : marks(nodes, via.stops),
    staySeconds: via?.staySeconds ?? null,
  };
  const [access, egress] = [secondsByNode(nodes, question.access), secondsByNode(nodes, question.egress)];
  return {
    forwards: { ...common, timeline: there, changes, access, egress },
    backwards: { ...common, timeline: back, changes: backChanges, access: egress, egress: access },
  };
}

/** Rule 4. */
export const mayRide = (question: Question, { trip }: Vehicle): boolean =>
  !question.excludedRoutes.has(trip.route) && !(question.wheelchair && trip.wheelchair === '2');

function marks(nodes: Nodes, stops: readonly string[]): Uint8Array {
  const marked = new Uint8Array(nodes.count);
  for (const stop of stops) for (const node of nodes.at(stop)) marked[node] = 1;
  return marked;
}

/** Rule 9: of two walks to one stop point the shorter counts. */
function secondsByNode(nodes: Nodes, walks: readonly AccessWalk[]): Float64Array {
  const seconds = new Float64Array(nodes.count).fill(Number.POSITIVE_INFINITY);
  for (const walk of walks)
    for (const node of nodes.at(walk.stop)) seconds[node] = Math.min(seconds[node]!, walk.seconds);
  return seconds;
}
