/** What the roadmap of a trip under way is made of, in a file of its own: results fetch the others before somebody opens a journey. */

export { phasesOf } from '../rules/phases.ts';
export { followerOf } from './browserFollower.ts';
export { loadFollowMessages as loadTexts } from './loadFollowMessages.ts';
export { NowCard } from './NowCard.tsx';
