import type { Toast } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { useEffect, useRef } from 'react';
import { type Id, ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { useObservable } from '@halte/ui';
import { MAX_TOASTS } from '../services/toasts.ts';
import { useApp } from './appContext.ts';
import styles from './Toasts.module.css';

const SHOWN_MS = 5000;
const DRAG_PERCENT = 60;

/** Takes toasts off the stack as they come and shows them, the newest nearest the edge. */
export function Toasts() {
  const { toasts } = useApp();
  const t = useTranslate('host');
  const waiting = useObservable(toasts);
  const shown = useRef<Id[]>([]);

  useEffect(() => {
    if (waiting.length === 0) return;
    const raised: Toast[] = [];
    for (let next = toasts.takeLatest(); next !== null; next = toasts.takeLatest()) raised.unshift(next);
    // The container puts each one below those before it: the newest last, at the edge.
    for (const { message, type } of raised) shown.current.push(toast(message, { type }));
    for (const oldest of shown.current.splice(0, shown.current.length - MAX_TOASTS)) toast.dismiss(oldest);
  }, [waiting, toasts]);

  return (
    <ToastContainer
      className={styles.container ?? ''}
      position="bottom-center"
      autoClose={SHOWN_MS}
      draggable
      draggablePercent={DRAG_PERCENT}
      aria-label={t('toasts.label')}
      pauseOnFocusLoss
    />
  );
}
