import { ApiProblem } from '@halte/api';
import { EVENTS, type HostServices } from '@halte/contract';
import { useLocale, useTranslate } from '@halte/i18n';
import { Button, Card, Icon, ListRow, Skeleton, useAnnouncer } from '@halte/ui';
import { SmartphoneIcon } from '@halte/ui/icons';
import { useEffect, useState } from 'react';
import { AccountProblem } from '../../frame/AccountProblem.tsx';
import { endOtherSessions, endSession } from '../../profile/accountCalls.ts';
import { type AccountSession, fetchSessions, firstDayOf } from '../../profile/sessions.ts';
import styles from './PersonalData.module.css';

const UNAUTHORIZED = 401;

/** Where the traveller is signed in; each session can be ended, and all others at once. */
export function Sessions({ host }: { readonly host: HostServices }) {
  const t = useTranslate('account');
  const locale = useLocale();
  const announce = useAnnouncer();
  const [sessions, setSessions] = useState<readonly AccountSession[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const [ending, setEnding] = useState<string | null>(null);

  function failed(problem: unknown): void {
    host.report(problem, 'sessions');
    setError(problem);
    // This session may be the one that is over.
    if (problem instanceof ApiProblem && problem.status === UNAUTHORIZED)
      window.dispatchEvent(new CustomEvent(EVENTS.refreshToken));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    const leaving = new AbortController();
    fetchSessions(host, leaving.signal).then(setSessions, (problem: unknown) => {
      if (!leaving.signal.aborted) failed(problem);
    });
    return () => leaving.abort();
  }, [host, attempt]);

  /** @param id null: all others */
  async function end(id: string | null): Promise<void> {
    setEnding(id ?? '');
    setError(null);
    try {
      await (id === null ? endOtherSessions(host) : endSession(host, id));
      setSessions((shown) => shown?.filter((session) => session.current || (id !== null && session.id !== id)) ?? null);
      announce(t('personalData.sessions.ended'));
    } catch (problem) {
      failed(problem);
    }
    setEnding(null);
  }

  function retry(): void {
    setError(null);
    setAttempt((count) => count + 1);
  }

  if (sessions?.length === 0) return null;
  const others = sessions?.filter(({ current }) => !current) ?? [];
  return (
    <Card className={styles.card}>
      <h2>{t('personalData.sessions')}</h2>
      {error !== null && <AccountProblem title={t('personalData.sessions.failed')} error={error} onRetry={retry} />}
      {sessions === null && error === null && <Skeleton shape="block" height="3.25rem" />}
      {sessions && (
        <ul className={styles.sessions}>
          {sessions.map((session) => {
            const { id, current, device } = session;
            const name = device || t('personalData.sessions.unknown');
            const date = firstDayOf(session, host.tenant.timeZone, locale);
            return (
              <li key={id}>
                <ListRow
                  leading={<Icon of={SmartphoneIcon} />}
                  title={name}
                  subTitle={current ? t('personalData.sessions.current') : t('personalData.sessions.since', { date })}
                  trailing={
                    !current && (
                      <Button
                        aria-label={t('personalData.sessions.end.label', { device: name, date })}
                        busy={ending === id}
                        onClick={() => void end(id)}
                      >
                        {t('personalData.sessions.end')}
                      </Button>
                    )
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
      {others.length > 0 && (
        <Button busy={ending === ''} onClick={() => void end(null)}>
          {t('personalData.sessions.endOthers')}
        </Button>
      )}
    </Card>
  );
}
