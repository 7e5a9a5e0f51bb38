import type { RouteTarget } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { BackIcon } from '@halte/ui/icons';
import type { MouseEvent } from 'react';
import css from './BackLink.module.css';

/** Whether a click opens the link in this tab. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Goes back in the history; to `fallback` when the visit began here. */
export function BackLink({ fallback }: { fallback: RouteTarget }) {
  const { navigation } = useHost();
  const t = useTranslate('trip-planner-roadmap');
  return (
    <a
      className={css.back}
      href={navigation.href(fallback)}
      aria-label={t('back')}
      title={t('back')}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigation.back(fallback);
      }}
    >
      <Icon of={BackIcon} />
    </a>
  );
}
