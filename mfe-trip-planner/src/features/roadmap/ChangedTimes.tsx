import { useTranslate } from '@halte/i18n';
import { Notice } from '@halte/ui';
import css from './StateNotice.module.css';

/** That a shared or kept journey has other times than when it was found. */
export function ChangedTimes() {
  const t = useTranslate('trip-planner-roadmap');
  return <Notice className={css.notice}>{t('state.changedTimes')}</Notice>;
}
