import { useTranslate } from '@halte/i18n';
import { TextField } from '@halte/ui';
import { useId, useState } from 'react';
import { LEAST_PIXELS, MOST_PIXELS, pixelsIn } from './choices.ts';

interface PixelsFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (pixels: number) => void;
}

/** A number of pixels. Invalid input stays in the field, with an error; the last valid number stays in use. */
export function PixelsField({ label, value, onChange }: PixelsFieldProps) {
  const t = useTranslate('partners');
  const [typed, setTyped] = useState(`${value}`);
  const isWrong = pixelsIn(typed) === null;

  function change(text: string): void {
    setTyped(text);
    const pixels = pixelsIn(text);
    if (pixels !== null) onChange(pixels);
  }

  return (
    <TextField
      id={useId()}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      error={isWrong ? t('pixels.error', { least: LEAST_PIXELS, most: MOST_PIXELS }) : null}
      onChange={(event) => change(event.target.value)}
    />
  );
}
