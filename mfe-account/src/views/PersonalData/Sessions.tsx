import { ApiProblem } from '@halte/api';
import { useCall } from '@halte/api/query';
import { EVENTS } from '@halte/contract';
import { useLocale, useTranslate } from '@halte/i18n';
import { Button, Card, Icon, ListRow, Skeleton, useAnnouncer } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { SmartphoneIcon } from '@halte/ui/icons';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { AccountProblem } from '../../frame/AccountProblem.tsx';
import { accountAddress, endOtherSessions, endSession } from '../../profile/accountCalls.ts';
import { type AccountSession, firstDayOf, sessionsIn } from '../../profile/sessions.ts';
import styles from './PersonalData.module.css';

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;

const isUsable = (answer: unknown) => sessionsIn(answer) !== null;

/** Where the traveller is signed in; each session can be ended, and all others at once. */
export function Sessions() {
  const host = useHost();
  const t = useTranslate('account');
  const locale = useLocale();
  const announce = useAnnouncer();
  const { data, problem, retry, update } = useCall(accountAddress(host, '/me/sessions'), {
    isPersonal: true,
    isUsable,
  });
  const sessions = useMemo(() => sessionsIn(data), [data]);
  /** Why a session could not be ended. */
  const [failure, setFailure] = useState<unknown>(null);
  const [ending, setEnding] = useState<string | null>(null);
  // An account system without sessions says that there is no such thing.
  const isMissing = problem?.status === NOT_FOUND;
  const error = (isMissing ? null : problem) ?? failure;

  const report = useEffectEvent((cause: unknown) => {
    host.report(cause, 'sessions');
    // The session that ended may be this one.
    if (cause instanceof ApiProblem && cause.status === UNAUTHORIZED)
      window.dispatchEvent(new CustomEvent(EVENTS.refreshToken));
  });
  useEffect(() => {
    if (error !== null) report(error);
  }, [error]);

  /** @param id null: all others */
  async function end(id: string | null): Promise<void> {
    setEnding(id ?? '');
    setFailure(null);
    try {
      await (id === null ? endOtherSessions(host) : endSession(host, id));
      const isLeft = (session: AccountSession) => session.current || (id !== null && session.id !== id);
      update((shown) => ({ sessions: (sessionsIn(shown) ?? []).filter(isLeft) }));
      announce(t('personalData.sessions.ended'));
    } catch (cause) {
      setFailure(cause);
    }
    setEnding(null);
  }

  function tryAgain(): void {
    setFailure(null);
    retry();
  }

  if (isMissing || sessions?.length === 0) return null;
  const others = sessions?.filter(({ current }) => !current) ?? [];
  return (
    <Card className={styles.card}>
      <h2>{t('personalData.sessions')}</h2>
      {error !== null && <AccountProblem title={t('personalData.sessions.failed')} error={error} onRetry={tryAgain} />}
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
