import type { HostServices, Query } from '@halte/contract';
import { hasCustomPreferences } from '../../preferences/customPreferences.ts';
import { effectiveIn, splitModes } from '../../preferences/overrides.ts';
import { differ } from '../../preferences/rules.ts';
import { preferencesStore } from '../../preferences/store.ts';
import { servicesOf } from '../services.ts';

/** Whether a trip whose address says this of preferences is searched with others than the usual ones; as far as known where they cannot be loaded. */
export async function isUnusual(host: HostServices, overrides: Query): Promise<boolean> {
  await preferencesStore.load(servicesOf(host).api);
  const { template, preferences } = preferencesStore.state;
  if (!template || !preferences) return hasCustomPreferences() || splitModes(overrides.excludedModes).length > 0;
  return differ(effectiveIn(preferences, overrides), template);
}
