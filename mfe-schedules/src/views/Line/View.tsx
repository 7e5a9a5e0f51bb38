import { useProblemWords } from '@halte/api/words';
import type { HostServices, ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Anchor, Button, EmptyState, Notice } from '@halte/ui';
import { type CSSProperties, lazy, Suspense } from 'react';
import { type LineAddress, lineTarget, parseLineAddress } from '../../line/lineAddress.ts';
import { lineColors } from '../../line/lineColors.ts';
import { directionOf, type LineDetail } from '../../line/lineDetail.ts';
import { BackLink } from './BackLink.tsx';
import { DirectionTabs } from './DirectionTabs.tsx';
import { LineHead } from './LineHead.tsx';
import { LineSkeleton } from './LineSkeleton.tsx';
import { LineTabs } from './LineTabs.tsx';
import { Stops } from './Stops.tsx';
import { useLine } from './useLine.ts';
import styles from './View.module.css';

const Timetable = lazy(() => import('./Timetable.tsx').then((module) => ({ default: module.Timetable })));
const Info = lazy(() => import('./Info.tsx').then((module) => ({ default: module.Info })));

const PANEL = 'line-panel';

/** Colours for the styles: React's types know no custom properties. */
function colorProperties(line: LineDetail): CSSProperties {
  const { background, text } = lineColors(line);
  return { '--line': background, '--line-text': text } as CSSProperties;
}

function LinePage({ host, line, address }: { host: HostServices; line: LineDetail; address: LineAddress }) {
  const t = useTranslate('schedules');
  const direction = directionOf(line, address.direction);
  const change = (part: Partial<LineAddress>) => host.navigation.replace(lineTarget({ ...address, ...part }));
  return (
    <article className={styles.page} style={colorProperties(line)}>
      <header className={styles.head}>
        <LineHead host={host} line={line} />
        {direction && (
          <DirectionTabs
            directions={line.directions}
            chosen={direction}
            panel={PANEL}
            onChange={(way) => change({ direction: way })}
          />
        )}
      </header>
      <LineTabs chosen={address.tab} panel={PANEL} onChange={(tab) => change({ tab })} />
      <div id={PANEL} role="tabpanel" aria-labelledby={`line-tab-${address.tab}`}>
        {direction === null && <EmptyState title={t('line.empty')} />}
        {direction && (
          <Suspense fallback={<LineSkeleton label={t('line.loading')} />}>
            {address.tab === 'stops' && <Stops {...{ host, line, direction, address, change }} />}
            {address.tab === 'timetable' && <Timetable {...{ host, line, direction, address, change }} />}
            {address.tab === 'info' && <Info {...{ host, line, direction, address, change }} />}
          </Suspense>
        )}
      </div>
    </article>
  );
}

/** One line: its stops, its timetable and what travellers should know of it. */
export function View({ host, params, query }: ViewProps) {
  const t = useTranslate('schedules');
  const wordsOf = useProblemWords();
  const address = parseLineAddress(params, query);
  const { data: line, problem, isLoading, retry } = useLine(host, address.id);
  if (line) return <LinePage host={host} line={line} address={address} />;
  const isUnknown = problem?.code === 'line-not-found';
  return (
    <div className={styles.outside} data-sheet="half">
      <h1>{t('title.schedules-line-id')}</h1>
      {isLoading && !problem && <LineSkeleton label={t('line.loading')} />}
      {isUnknown && (
        <EmptyState
          title={t('line.unknown.title')}
          action={<Anchor href={host.navigation.href({ name: 'schedules' })}>{t('line.back.lines')}</Anchor>}
        >
          <p>{t('line.unknown.hint')}</p>
        </EmptyState>
      )}
      {problem && !isUnknown && (
        <Notice tone="error" title={t('line.error')} action={<Button onClick={retry}>{t('error.retry')}</Button>}>
          <p>{wordsOf(problem).text}</p>
        </Notice>
      )}
      {problem && !isUnknown && <BackLink host={host}>{t('line.back.lines')}</BackLink>}
    </div>
  );
}
