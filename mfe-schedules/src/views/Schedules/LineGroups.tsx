import { useTranslate } from '@halte/i18n';
import { LineBadge, ModeIcon, VisuallyHidden } from '@halte/ui';
import { directionsOf, groupLines, type Line } from '../../lines/rules.ts';
import styles from './LineGroups.module.css';

function LineRow({ line }: { line: Line }) {
  const t = useTranslate('schedules');
  const directions = directionsOf(line);
  return (
    <li className={styles.line}>
      <span className={styles.badge}>
        <LineBadge line={line} label={t('line.name', { name: line.shortName })} />
      </span>
      <span className={styles.words}>
        {line.longName && <span className={styles.name}>{line.longName}</span>}
        {directions.length > 0 && (
          <span className={styles.directions}>
            <VisuallyHidden>{t('line.directions')} </VisuallyHidden>
            {directions.join(' · ')}
          </span>
        )}
      </span>
    </li>
  );
}

export function LineGroups({ lines }: { lines: readonly Line[] }) {
  const t = useTranslate('schedules');
  return groupLines(lines).map((group) => (
    <section key={group.mode} className={styles.group} aria-labelledby={`mode-${group.mode}`}>
      <h2 id={`mode-${group.mode}`} className={styles.title}>
        <ModeIcon mode={group.mode} />
        {t(`mode.${group.mode}`)}
      </h2>
      <ul className={styles.lines}>
        {group.lines.map((line) => (
          <LineRow key={line.id} line={line} />
        ))}
      </ul>
    </section>
  ));
}
