import { loadPlacesMessages } from '@halte/places';
import { loadPartnerMessages } from './loadPartnerMessages.ts';

/** Texts of the pages for partners, and of their place fields. */
export async function loadTexts(): Promise<void> {
  await Promise.all([loadPartnerMessages(), loadPlacesMessages()]);
}
