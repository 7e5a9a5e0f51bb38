import { fetchCode } from '../../screen/fetchCode.ts';

/**
 * Fetches what opens a journey, its texts too: without a network it can be opened as far as the results have it. Browsers fetch it at a low priority.
 * The module that loads the texts is a small one of the same chunk: the code of the screen, a long task on a phone, runs when the screen opens.
 */
export function fetchRoadmapCode(): void {
  fetchCode(async () => {
    const texts = await import(/* webpackChunkName: "roadmap" */ './loadRoadmapMessages.ts');
    return { loadTexts: texts.loadRoadmapMessages };
  });
}
