import { useMinute } from '@halte/api/departures';
import { useProblemWords } from '@halte/api/words';
import { providerKind, type ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Anchor, Button, EmptyState, Icon, InFrames, Notice, useIsHydrated, useOnlineAgain } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { PinIcon } from '@halte/ui/icons';
import { memo, type ReactNode, useCallback, useDeferredValue, useState } from 'react';
import { isAddress, isMissing, isStop, type PlaceInFull } from '../../place/placeDetails.ts';
import { AlertBox } from './AlertBox.tsx';
import { Availability } from './Availability.tsx';
import { BackToNearby } from './BackToNearby.tsx';
import { Board } from './Board.tsx';
import { DeparturesAround } from './DeparturesAround.tsx';
import { Facts } from './Facts.tsx';
import { NearPlaces } from './NearPlaces.tsx';
import { PlaceActions } from './PlaceActions.tsx';
import { PlaceHead } from './PlaceHead.tsx';
import { PlaceSkeleton } from './PlaceSkeleton.tsx';
import { Platforms } from './Platforms.tsx';
import { SaveAddress } from './SaveAddress.tsx';
import { useBoard } from './useBoard.ts';
import { usePlace } from './usePlace.ts';
import { usePlaceOnMap } from './usePlaceOnMap.ts';
import styles from './View.module.css';

/** A stop or a place, in full. Deferred: the answer brings the whole page, which React would else draw in one task. */
export function View(props: ViewProps) {
  const { place, page } = usePlacePage(props);
  return (
    <>
      <PlaceOnMap placeId={props.params.id ?? ''} place={place} lineId={props.query.line ?? null} />
      {useDeferredValue(page)}
    </>
  );
}

interface PlaceOnMapProps {
  readonly placeId: string;
  readonly place: PlaceInFull | undefined;
  readonly lineId: string | null;
}

/** By itself, because each change of the map renders its readers at once: it would be the whole page. */
const PlaceOnMap = memo(function PlaceOnMap({ placeId, place, lineId }: PlaceOnMapProps) {
  usePlaceOnMap(placeId, place, lineId);
  return null;
});

interface OnceReadyProps {
  readonly isReady: boolean;
  readonly children: ReactNode;
}

/** What is below a board: not while its lines come one by one, since it would move with the last of them. Once shown, it stays. */
function OnceReady({ isReady, children }: OnceReadyProps) {
  const [isShown, setShown] = useState(isReady);
  if (isReady && !isShown) setShown(true);
  return isShown ? children : null;
}

function usePlacePage({ params, query }: ViewProps) {
  const host = useHost();
  const t = useTranslate('proximity-place');
  const area = useTranslate('proximity');
  const now = useMinute();
  const kind = providerKind(params.type ?? '') ?? 'address';
  const id = params.id ?? '';
  const { data: place, problem, isLoading, retry } = usePlace(kind, id);
  const board = useBoard(kind, id);
  useOnlineAgain(problem ? retry : null);
  const [isListed, setListed] = useState(false);
  const noteListed = useCallback(() => setListed(true), []);
  const isHydrated = useIsHydrated();
  const isUnknown = isMissing(problem);
  const words = useProblemWords(isUnknown ? null : problem);

  const page = place ? (
    <article className={styles.page} data-sheet="full">
      <InFrames>
        <PlaceHead place={place} />
        <>
          <PlaceActions place={place} />
          {isAddress(kind) && <SaveAddress place={place} />}
          <AlertBox alerts={place.alerts} now={now} />
          <Availability place={place} />
        </>
        {isStop(kind) && (
          <Board place={place} answer={board} params={params} query={query} now={now} onListed={noteListed} />
        )}
        <OnceReady isReady={!board.data || isListed}>
          <Platforms place={place} board={board.data} now={now} />
          <Facts place={place} now={now} />
        </OnceReady>
        <OnceReady isReady={!board.data || isListed}>
          {isAddress(kind) && <DeparturesAround place={place} now={now} />}
          <NearPlaces place={place} />
        </OnceReady>
      </InFrames>
    </article>
  ) : (
    <div className={styles.page} data-sheet="full">
      <header className={styles.head}>
        <BackToNearby />
        <h1 className={styles.waitingTitle}>{area('title.proximity-type-id')}</h1>
      </header>
      {!problem && <PlaceSkeleton label={t('loading')} isStop={!isHydrated || isStop(kind)} />}
      {isUnknown && (
        <EmptyState
          icon={<Icon of={PinIcon} />}
          title={t('unknown.title')}
          action={
            <Anchor variant="primary" href={host.navigation.href({ name: 'proximity' })}>
              {t('unknown.action')}
            </Anchor>
          }
        >
          <p>{t('unknown.hint')}</p>
        </EmptyState>
      )}
      {words && (
        <Notice
          tone={words.tone}
          className={styles.notice}
          title={t('error.title')}
          action={
            <Button busy={isLoading} onClick={retry}>
              {area('error.retry')}
            </Button>
          }
        >
          <p>{words.text}</p>
        </Notice>
      )}
    </div>
  );
  return { place, page };
}
