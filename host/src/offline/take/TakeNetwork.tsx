import {
  formatDate,
  type Instant,
  instantFromMillis,
  instantOf,
  nowInstant,
  useLocale,
  useTranslate,
  wallClock,
} from '@halte/i18n';
import { Button, Card, Icon, Notice, useAnnouncer, useObservable } from '@halte/ui';
import { DownloadIcon, RefreshIcon, RemoveIcon, SuccessIcon } from '@halte/ui/icons';
import { type MouseEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { OfferedNetwork, TakeProblem } from '../network/takeNetwork.ts';
import { formatBytes, SCREENS_BYTES } from './size.ts';
import styles from './TakeNetwork.module.css';
import type { Taking, TakingState } from './taking.ts';

export interface TakeNetworkProps {
  readonly taking: Taking;
  /** What travellers call the network. */
  readonly name: string;
  /** That of the network. */
  readonly zone: string;
}

/** The text about what is offered, on its way, or kept. */
function useText({
  name,
  zone,
}: Pick<TakeNetworkProps, 'name' | 'zone'>): (state: Exclude<TakingState, { kind: 'none' }>) => string {
  const t = useTranslate('take-network');
  const locale = useLocale();

  /** With its year, unless it is this one. */
  function day(at: Instant): string {
    const isThisYear = wallClock(at, zone).slice(0, 4) === wallClock(nowInstant(), zone).slice(0, 4);
    return formatDate(at, zone, locale, isThisYear ? 'day' : 'full');
  }

  const values = ({ compressedBytes, lastDay }: Pick<OfferedNetwork, 'compressedBytes' | 'lastDay'>) => ({
    name,
    size: formatBytes(compressedBytes, locale),
    app: formatBytes(SCREENS_BYTES, locale),
    day: day(instantOf(`${lastDay}T12:00`, zone)),
  });

  return (state) => {
    if (state.kind === 'loading') return t('loading');
    if (state.kind === 'offered') return t('offer', values(state.offer));
    return t('taken', { ...values(state.network), at: day(instantFromMillis(state.network.at)) });
  };
}

function Problem({ problem }: { readonly problem: TakeProblem | null }) {
  const t = useTranslate('take-network');
  if (problem === null) return null;
  return (
    <Notice tone="error" className={styles.problem}>
      {t(`failed.${problem}`)}
    </Notice>
  );
}

/** The second click of a double click is on the button that has come in place of the first one. */
const once = (act: () => unknown) => (event: MouseEvent) => {
  if (event.detail < 2) void act();
};

function Buttons({ taking, state }: { readonly taking: Taking; readonly state: TakingState }) {
  const t = useTranslate('take-network');
  if (state.kind === 'offered') {
    return (
      <Button key="take" variant="primary" icon={<Icon of={DownloadIcon} />} onClick={once(taking.take)}>
        {t('take')}
      </Button>
    );
  }
  if (state.kind === 'loading') {
    return (
      <Button key="cancel" onClick={once(taking.cancel)}>
        {t('cancel')}
      </Button>
    );
  }
  if (state.kind === 'none') return null;
  return (
    <>
      {state.newer && (
        <Button icon={<Icon of={RefreshIcon} />} onClick={once(taking.take)}>
          {t('update')}
        </Button>
      )}
      <Button icon={<Icon of={RemoveIcon} />} onClick={once(taking.forget)}>
        {t('remove')}
      </Button>
    </>
  );
}

/** Offers to take the timetable along; says what is kept, and removes it. */
export function TakeNetwork({ taking, name, zone }: TakeNetworkProps) {
  const t = useTranslate('take-network');
  const state = useObservable(taking.state);
  const text = useText({ name, zone });
  const announce = useAnnouncer();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const before = useRef(state.kind);
  const { kind } = state;

  const moved = useEffectEvent((from: TakingState['kind']) => {
    if (state.kind === 'none') return;
    if (state.kind === 'offered' && from === 'kept') announce(t('removed'));
    else if (from !== 'none' && (state.kind !== 'offered' || state.problem === null)) announce(text(state));
    // The button that had the focus is gone.
    if (document.activeElement === document.body && from !== 'none') heading.current?.focus();
  });
  useEffect(() => {
    if (before.current !== kind) moved(before.current);
    before.current = kind;
  }, [kind]);

  if (state.kind === 'none') return null;
  return (
    <div className={styles.place}>
      <Card className={styles.card} role="region" aria-labelledby={headingId} data-take={state.kind}>
        <Icon of={state.kind === 'kept' ? SuccessIcon : DownloadIcon} className={styles.icon} />
        <div className={styles.words}>
          <h2 ref={heading} id={headingId} tabIndex={-1}>
            {t('title')}
          </h2>
          <p>{text(state)}</p>
          {state.kind === 'kept' && state.newer && <p>{t('newer')}</p>}
          {state.kind === 'loading' && (
            <progress className={styles.progress} aria-label={t('loading')} value={state.share} />
          )}
          {(state.kind === 'offered' || state.kind === 'kept') && <Problem problem={state.problem} />}
        </div>
        <div className={styles.buttons}>
          <Buttons taking={taking} state={state} />
        </div>
      </Card>
    </div>
  );
}
