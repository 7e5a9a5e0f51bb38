import type { HostServices, RouteTarget } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Anchor, Icon } from '@halte/ui';
import { BackIcon } from '@halte/ui/icons';
import type { MouseEvent } from 'react';
import css from './View.module.css';

/** Whether a click means this page, not another tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Back to where the traveller came from; to `origin` for those who came by a link. */
export function BackLink({ host: { navigation }, origin }: { host: HostServices; origin: RouteTarget }) {
  const t = useTranslate('trip-planner-roadmap');
  return (
    <Anchor
      className={css.back}
      variant="quiet"
      icon={<Icon of={BackIcon} />}
      href={navigation.href(origin)}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        navigation.back(origin);
      }}
    >
      {t('back')}
    </Anchor>
  );
}
