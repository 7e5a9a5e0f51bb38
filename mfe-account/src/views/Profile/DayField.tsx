import { useLocale } from '@halte/i18n';
import { TextField } from '@halte/ui';
import { type ComponentProps, useState } from 'react';
import { dayText, typedDay } from '../../profile/dayText.ts';

interface DayFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  /** `YYYY-MM-DD`, or what was typed that is no day. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A day that is typed as the traveller's language writes it: the date field of a browser follows the browser's language, not the page's. */
export function DayField({ value, onChange, ...field }: DayFieldProps) {
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  return (
    <TextField
      {...field}
      inputMode="numeric"
      value={typedDay(typed) === value ? typed : dayText(value, locale)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(typedDay(target.value));
      }}
      onBlur={() => setTyped(dayText(value, locale))}
    />
  );
}
