import type { HostServices } from '@halte/contract';
import { useEffect, useState } from 'react';

interface LeaveGuard {
  /** Whether the traveller is about to leave and must confirm. */
  readonly isConfirming: boolean;
  answer(isLeaving: boolean): void;
}

/** While `isDirty`, links, Back and Forward wait for an answer, and closing the page shows the question of the browser. */
export function useLeaveGuard({ navigation }: HostServices, isDirty: boolean): LeaveGuard {
  const [resolve, setResolve] = useState<((isLeaving: boolean) => void) | null>(null);

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const question = () =>
      new Promise<boolean>((done) => {
        setResolve(() => done);
      });
    window.addEventListener('beforeunload', warn);
    const release = navigation.confirmLeaving(question);
    return () => {
      window.removeEventListener('beforeunload', warn);
      release();
    };
  }, [navigation, isDirty]);

  return {
    isConfirming: resolve !== null,
    answer(isLeaving) {
      resolve?.(isLeaving);
      setResolve(null);
    },
  };
}
