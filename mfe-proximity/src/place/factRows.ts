import type { Translate } from '@halte/i18n';
import type { PlaceFacts } from './placeDetails.ts';

export interface FactRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

const FLAGS = ['counter', 'ticketMachine', 'covered', 'guarded', 'locked'] as const;

/** Equipment as rows of a label and a value. What is not known has no row. */
export function factRows(facts: PlaceFacts, t: Translate<'proximity-place'>): readonly FactRow[] {
  const { wheelchair = 'unknown', operator } = facts;
  const flags = FLAGS.flatMap((key) => {
    const value = facts[key];
    return value === undefined ? [] : [{ key, label: t(`fact.${key}`), value: t(value ? 'fact.yes' : 'fact.no') }];
  });
  const access =
    wheelchair === 'unknown'
      ? []
      : [{ key: 'wheelchair', label: t('fact.wheelchair'), value: t(`fact.${wheelchair}`) }];
  return [...flags, ...access, ...(operator ? [{ key: 'operator', label: t('fact.operator'), value: operator }] : [])];
}
