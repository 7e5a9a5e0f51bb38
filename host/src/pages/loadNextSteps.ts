import { loadMessages } from '@halte/i18n';
import { loadPlacesMessages } from '@halte/places';
import { BrokenWave } from './BrokenWave.tsx';
import { loadPageMessages } from './loadPageMessages.ts';
import { NextSteps } from './NextSteps.tsx';

/** What stands on pages of errors, when its texts and those of its search field are there. */
export async function loadNextSteps() {
  await Promise.all([loadPageMessages(), loadMessages('places', loadPlacesMessages)]);
  return { NextSteps, BrokenWave };
}
