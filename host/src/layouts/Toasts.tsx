import type { Toast } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { useEffect, useRef } from 'react';
import { type Id, ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { useObservable } from '@halte/ui';
import { useApp } from '../context/appContext.ts';
import { MAX_TOASTS } from '../services/toasts.ts';
import styles from './Toasts.module.css';

const SHOWN_MS = 5000;
const DRAG_PERCENT = 60;

/** Takes new toasts from the stack and shows them, the newest nearest to the edge of the screen. */
export function Toasts() {
  const { toasts } = useApp();
  const t = useTranslate('host');
  const waiting = useObservable(toasts);
  const shown = useRef<Id[]>([]);

  useEffect(() => {
    if (waiting.length === 0) return;
    const added: Toast[] = [];
    for (let next = toasts.takeLatest(); next !== null; next = toasts.takeLatest()) added.unshift(next);
    // The container appends: the newest is last, at the edge.
    for (const { message, type } of added) shown.current.push(toast(message, { type }));
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
