import { useQuery } from '@halte/api/query';
import { useTranslate } from '@halte/i18n';
import { Button, LineBadge, Notice, TextField } from '@halte/ui';
import { useState } from 'react';
import styles from './View.module.css';

/** The lines of the network whose name or destination has what is typed: an example of texts, a field and a call of the backend. */
export function View() {
  const t = useTranslate('acme.parking');
  const { data, problem, isLoading, retry } = useQuery('/api/v1/lines', {});
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = (data?.lines ?? []).filter(({ shortName, headsigns }) =>
    [shortName, ...headsigns].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <TextField
        id="acme.parking-filter"
        label={t('filter.label')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {problem && !data && (
        <Notice tone="error" title={t('lines.failed')} action={<Button onClick={retry}>{t('lines.retry')}</Button>} />
      )}
      <p role="status">
        {isLoading && !problem && t('lines.loading')}
        {data && t('lines.found', { count: found.length })}
      </p>
      <ul className={styles.lines}>
        {found.map((line) => (
          <li key={line.id}>
            <LineBadge line={line} size={24} /> {line.headsigns.join(' – ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
