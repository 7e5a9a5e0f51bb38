import { type ProviderKind, providerKind } from '@halte/contract';
import {
  BikeIcon,
  CarIcon,
  ChargingIcon,
  ParkingIcon,
  PinIcon,
  PointOfInterestIcon,
  StopIcon,
  TicketIcon,
} from '@halte/ui/icons';
import type { ComponentType, SVGProps } from 'react';
import type { Place } from '../place.ts';

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

/** Says what kind of place it is. */
export function placeIcon({ type }: Place): Icon {
  const kind = providerKind(type);
  return (kind && ICONS[kind]) ?? PinIcon;
}
