import { loadPlacesMessages } from '@halte/places';
import { BrokenWave } from './BrokenWave.tsx';
import { loadPageMessages } from './loadPageMessages.ts';
import { NextSteps } from './NextSteps.tsx';

/** The content of error pages; resolves once its texts and those of its search field are loaded. */
export async function loadNextSteps() {
  await Promise.all([loadPageMessages(), loadPlacesMessages()]);
  return { NextSteps, BrokenWave };
}
