import { BikeIcon, CarIcon, ChargingIcon, type IconNode, ParkingIcon, StopIcon, TicketIcon } from '@halte/ui/icons';
import type { KindGroup } from '../../around/kinds.ts';

export const GROUP_ICONS: Readonly<Record<KindGroup, IconNode>> = {
  stops: StopIcon,
  bikes: BikeIcon,
  parks: ParkingIcon,
  sales: TicketIcon,
  chargers: ChargingIcon,
  cars: CarIcon,
};
