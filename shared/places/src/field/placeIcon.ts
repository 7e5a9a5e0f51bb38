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
} from '@halte/ui/icons';
import type { Place } from '../places/place.ts';

const ICONS: Readonly<Partial<Record<ProviderKind, IconNode>>> = {
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

/** Says what kind of place it is. */
export function placeIcon({ type }: Place): IconNode {
  const kind = providerKind(type);
  return (kind && ICONS[kind]) ?? PinIcon;
}
