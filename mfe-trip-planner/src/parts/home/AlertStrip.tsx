import { formatList, useLocale, useTranslate } from '@halte/i18n';
import { Icon, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChevronRightIcon, WarningIcon } from '@halte/ui/icons';
import { alertStripOf } from '../../home/alertStrip.ts';
import css from './AlertStrip.module.css';
import { useNetworkAlerts } from './useHomeQueries.ts';

/** What disturbs the network now, in one line that leads to more. Nothing on a good day, and where it is not known. */
export function AlertStrip() {
  const t = useTranslate('trip-planner-favourites');
  const locale = useLocale();
  const { navigation } = useHost();
  const { data } = useNetworkAlerts();
  const strip = data ? alertStripOf(data) : null;
  if (!strip) return null;
  const { names, more, header, count, lineId } = strip;
  const named = [...names, ...(more > 0 ? [`+${more}`] : [])];
  const lineNames = formatList(named, locale);
  const label = t(named.length > 1 ? 'alerts.onLines' : 'alerts.onLine', { count, lines: lineNames });
  const href = navigation.href(
    lineId === null
      ? { name: 'schedules' }
      : { name: 'schedules-line-id', params: { id: lineId }, query: { view: 'info' } },
  );
  return (
    <a className={css.strip} href={href} aria-label={header === null && named.length > 0 ? label : undefined}>
      <Icon of={WarningIcon} className={css.triangle} />
      <span className={css.words}>
        {header !== null && <VisuallyHidden>{t('alerts.label')} </VisuallyHidden>}
        {named.length > 0 && <b>{t('alerts.lines', { lines: named.join(', ') })} </b>}
        {header ?? t('alerts.count', { count })}
      </span>
      <Icon of={ChevronRightIcon} className={css.chevron} />
    </a>
  );
}
