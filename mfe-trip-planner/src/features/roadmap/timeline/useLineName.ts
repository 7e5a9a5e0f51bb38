import { useTranslate } from '@halte/i18n';
import { useCallback } from 'react';
import type { Ride } from '../../../trip/detailedJourney.ts';

export type LineName = (line: Ride['line']) => string;

/** Formats a line with its mode, e.g. "Tram 1". */
export function useLineName(): LineName {
  const t = useTranslate('trip-planner-journeys');
  return useCallback(({ mode, shortName }) => t(`line.${mode}`, { name: shortName }), [t]);
}
