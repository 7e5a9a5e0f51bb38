import { loadMessages } from '@halte/i18n';
import { loadPlacesMessages } from '@halte/places';
import { loadPageMessages } from './loadPageMessages.ts';

/** What stands on pages of errors, when its texts and those of its search field are there. */
export async function loadNextSteps() {
  const [{ NextSteps }, { BrokenWave }] = await Promise.all([
    import('./NextSteps.tsx'),
    import('./BrokenWave.tsx'),
    loadPageMessages(),
    loadMessages('places', loadPlacesMessages),
  ]);
  return { NextSteps, BrokenWave };
}
