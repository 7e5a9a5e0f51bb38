import { loadPartnerMessages } from '../partners/loadPartnerMessages.ts';
import { WidgetBottom, WidgetTop } from './WidgetBars.tsx';

/** The bars with their texts: a file of their own, so that the page of the app preloads neither. */
export async function loadWidgetBars() {
  await loadPartnerMessages();
  return { WidgetTop, WidgetBottom };
}
