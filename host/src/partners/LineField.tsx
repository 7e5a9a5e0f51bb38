import { answerOf, apiFor } from '@halte/api';
import { useApiQuery } from '@halte/api/query';
import type { HostServices } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Notice } from '@halte/ui';
import { SelectField } from './SelectField.tsx';

interface LineFieldProps {
  readonly host: HostServices;
  readonly value: string;
  readonly onChange: (line: string) => void;
}

/** One line of the network, or all. */
export function LineField({ host, value, onChange }: LineFieldProps) {
  const t = useTranslate('partners');
  const { data, problem } = useApiQuery(`lines/${host.tenant.apiKey}`, (signal) =>
    answerOf(apiFor(host).GET('/api/v1/lines', { signal }), ({ lines }) => Array.isArray(lines)),
  );
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
