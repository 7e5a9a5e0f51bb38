import { type ProviderKind, providerKind } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { LineBadge, ModeIcon, VisuallyHidden } from '@halte/ui';
import {
  BikeIcon,
  CarIcon,
  ChargingIcon,
  HistoryIcon,
  LocateIcon,
  ParkingIcon,
  PinIcon,
  PointOfInterestIcon,
  StopIcon,
  TicketIcon,
} from '@halte/ui/icons';
import type { ComponentType, SVGProps } from 'react';
import { placeTitle } from '../place.ts';
import css from './PlaceRow.module.css';
import type { Row } from './rows.ts';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

const ICONS: Readonly<Partial<Record<ProviderKind, Icon>>> = {
  stoparea: StopIcon,
  stoppoint: StopIcon,
  pointofinterest: PointOfInterestIcon,
  carsharingstations: CarIcon,
  ridesharingparks: CarIcon,
  parks: ParkingIcon,
  parkandrides: ParkingIcon,
  bikesharingstations: BikeIcon,
  bikeparks: BikeIcon,
  chargingstations: ChargingIcon,
  pointofsales: TicketIcon,
};

function iconOf(row: Row, kind: ProviderKind | null): Icon {
  if (row.kind === 'position') return LocateIcon;
  if (row.kind === 'recent') return HistoryIcon;
  return (kind && ICONS[kind]) ?? PinIcon;
}

/** Badges beyond these would push the name out of sight. */
const LINES_SHOWN = 6;

/** What one row of the list says: what kind of place, its name, what tells it from others, the lines that stop there. */
export function PlaceRow({ row }: { row: Row }) {
  const t = useTranslate('places');
  const place = row.kind === 'position' ? null : row.place;
  const kind = place ? providerKind(place.type) : null;
  const Icon = iconOf(row, kind);
  const [line] = place?.lines ?? [];
  return (
    <>
      {line && row.kind === 'result' ? (
        <ModeIcon mode={line.mode} className={css.icon} />
      ) : (
        <Icon className={css.icon} aria-hidden="true" />
      )}
      <span className={css.body}>
        <span className={css.text}>
          <span className={css.title}>{place ? placeTitle(place, t) : t('my-position')}</span>
          {place?.subTitle && <span className={css.subTitle}>{place.subTitle}</span>}
          {(row.kind === 'recent' || (kind && kind !== 'user_position')) && (
            <VisuallyHidden>{row.kind === 'recent' ? t('recent') : t(`kind.${kind}`)}</VisuallyHidden>
          )}
        </span>
        {place?.lines && place.lines.length > 0 && (
          <span className={css.lines}>
            {place.lines.slice(0, LINES_SHOWN).map((each) => (
              <LineBadge key={each.id} line={each} />
            ))}
            {place.lines.length > LINES_SHOWN && <span className={css.more}>+{place.lines.length - LINES_SHOWN}</span>}
          </span>
        )}
      </span>
    </>
  );
}
