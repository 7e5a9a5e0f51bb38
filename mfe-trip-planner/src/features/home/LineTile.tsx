import { useQuery } from '@halte/api/query';
import { useTranslate } from '@halte/i18n';
import { cx, LineBadge, Skeleton, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { gravestOn, savedLine } from './savedLine.ts';
import css from './Tiles.module.css';

/** A saved line and its current disruption; links to the line. "No disruption" is shown only when that is known. */
export function LineTile({ lineId }: { readonly lineId: string }) {
  const t = useTranslate('trip-planner-favourites');
  const { navigation } = useHost();
  const { data: network, problem: linesProblem } = useQuery('/api/v1/lines', {});
  const { data: known, problem: alertsProblem } = useQuery('/api/v1/alerts', {});
  const line = network && savedLine(network.lines, lineId);
  const alert = line && known ? gravestOn(known.alerts, line.id) : null;
  const isLoading = !(network || linesProblem) || !(known || alertsProblem);

  return (
    <a
      className={css.tile}
      href={navigation.href({
        name: 'schedules-line-id',
        params: { id: lineId },
        ...(alert !== null && { query: { view: 'info' } }),
      })}
    >
      <span className={css.name}>
        {line ? (
          <LineBadge
            line={line}
            size={24}
            withMode
            hasAlert={alert !== null}
            label={t('line.name', { name: line.shortName })}
          />
        ) : (
          <span className={css.words}>{t('line.name', { name: lineId })}</span>
        )}
      </span>
      <VisuallyHidden>, {alert !== null && t('alerts.label')} </VisuallyHidden>
      <span className={cx(css.detail, alert !== null && css.late)}>
        {isLoading ? (
          <Skeleton width="60%" />
        ) : (
          <span className={css.words}>
            {network && !line && t('line.gone')}
            {line && known && (alert ?? t('line.fine'))}
          </span>
        )}
      </span>
    </a>
  );
}
