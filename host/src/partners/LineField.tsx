import { useQuery } from '@halte/api/query';
import { useTranslate } from '@halte/i18n';
import { Notice } from '@halte/ui';
import { SelectField } from './SelectField.tsx';

interface LineFieldProps {
  readonly value: string;
  readonly onChange: (line: string) => void;
}

/** One line of the network, or all. */
export function LineField({ value, onChange }: LineFieldProps) {
  const t = useTranslate('partners');
  const { data, problem } = useQuery('/api/v1/lines', {});
  return (
    <>
      <SelectField label={t('line')} value={value} onChange={onChange}>
        <option value="">{t('line.all')}</option>
        {data?.lines.map(({ id, shortName, longName }) => (
          <option key={id} value={id}>
            {[shortName, longName].filter(Boolean).join(' – ')}
          </option>
        ))}
      </SelectField>
      {problem && !data && <Notice tone="warning">{t('line.failed')}</Notice>}
    </>
  );
}
