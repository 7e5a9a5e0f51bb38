import type { RouteTarget } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Anchor, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { BackIcon } from '@halte/ui/icons';
import type { MouseEvent } from 'react';
import css from './View.module.css';

/** Whether a click opens the link in this tab. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Goes back in the history; to `fallback` when the visit began here. */
export function BackLink({ fallback }: { fallback: RouteTarget }) {
  const { navigation } = useHost();
  const t = useTranslate('trip-planner-roadmap');
  return (
    <Anchor
      className={css.back}
      variant="quiet"
      icon={<Icon of={BackIcon} />}
      href={navigation.href(fallback)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigation.back(fallback);
      }}
    >
      {t('back')}
    </Anchor>
  );
}
