import { type ProviderKind, providerKind } from '@halte/contract';
import {
  BikeIcon,
  CarIcon,
  ChargingIcon,
  type IconNode,
  ParkingIcon,
  PinIcon,
  PointOfInterestIcon,
  StopIcon,
  TicketIcon,
} from './icons.ts';

const KIND_ICONS: Readonly<Partial<Record<ProviderKind, IconNode>>> = {
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

/** The icon of a kind of place, in whatever spelling. */
export function kindIcon(type: string): IconNode {
  const kind = providerKind(type);
  return (kind && KIND_ICONS[kind]) ?? PinIcon;
}
