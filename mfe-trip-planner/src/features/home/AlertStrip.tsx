import { useQuery } from '@halte/api/query';
import { formatList, useLocale, useTranslate } from '@halte/i18n';
import { Icon, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChevronRightIcon, WarningIcon } from '@halte/ui/icons';
import css from './AlertStrip.module.css';
import { alertStripOf } from './alertStrip.ts';

interface Named {
  readonly named: readonly string[];
}

function One({ named, header }: Named & { readonly header: string }) {
  const t = useTranslate('trip-planner-favourites');
  return (
    <>
      <VisuallyHidden>{t('alerts.label')} </VisuallyHidden>
      {named.length > 0 && <b>{t('alerts.lines', { lines: named.join(', ') })} </b>}
      {header}
    </>
  );
}

/** One sentence, for the eye as for the ear. */
function Several({ named, count }: Named & { readonly count: number }) {
  const t = useTranslate('trip-planner-favourites');
  const locale = useLocale();
  if (named.length === 0) return t('alerts.count', { count });
  return t(named.length > 1 ? 'alerts.onLines' : 'alerts.onLine', { count, lines: formatList(named, locale) });
}

/** The current disruptions of the network, in one line that links to the details. Empty when there are none or they are unknown. */
export function AlertStrip() {
  const { navigation } = useHost();
  const { data } = useQuery('/api/v1/network/alerts', {});
  const strip = data ? alertStripOf(data) : null;
  if (!strip) return null;
  const { names, more, header, count, lineId } = strip;
  const named = [...names, ...(more > 0 ? [`+${more}`] : [])];
  const href = navigation.href(
    lineId === null
      ? { name: 'schedules' }
      : { name: 'schedules-line-id', params: { id: lineId }, query: { view: 'info' } },
  );
  return (
    <a className={css.strip} href={href}>
      <Icon of={WarningIcon} className={css.triangle} />
      <span className={css.words}>
        {header === null ? <Several named={named} count={count} /> : <One named={named} header={header} />}
      </span>
      <Icon of={ChevronRightIcon} className={css.chevron} />
    </a>
  );
}
