import { apiFor } from '@halte/api';
import { useTranslate } from '@halte/i18n';
import { createPlaceHistory } from '@halte/places';
import { PlaceField } from '@halte/places/field';
import { useHost } from '@halte/ui/host';
import { useState } from 'react';
import { type Choices, isStop } from './choices.ts';
import { LineField } from './LineField.tsx';

interface PlaceFieldsProps {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

const FIELDS = {
  'trip-planner': ['to', 'from'],
  departures: ['stop'],
  proximity: ['around'],
  schedules: [],
} as const satisfies Readonly<Record<string, readonly (keyof Choices)[]>>;

const hasFields = (kind: string): kind is keyof typeof FIELDS => Object.hasOwn(FIELDS, kind);

/** The places that the chosen screen begins with, or its line. */
export function PlaceFields({ choices, onChange }: PlaceFieldsProps) {
  const host = useHost();
  const t = useTranslate('partners');
  const [history] = useState(() => createPlaceHistory({ cookieDomain: host.tenant.cookies.domain }));
  if (choices.kind === 'schedules') {
    return <LineField value={choices.line} onChange={(line) => onChange({ line })} />;
  }
  if (!hasFields(choices.kind)) return null;
  return FIELDS[choices.kind].map((field) => {
    const place = choices[field];
    const isWrong = field === 'stop' && place !== null && !isStop(place);
    return (
      <PlaceField
        key={field}
        id={`partner-${field}`}
        label={t(`place.${field}`)}
        placeholder={t(field === 'stop' ? 'place.anyStop' : 'place.any')}
        error={isWrong ? t('place.noStop') : null}
        value={place}
        onChange={(value) => onChange({ [field]: value })}
        loadApi={async () => apiFor(host)}
        history={history}
      />
    );
  });
}
