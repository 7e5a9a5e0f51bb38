import {
  BusIcon,
  CableCarIcon,
  CoachIcon,
  FerryIcon,
  FunicularIcon,
  type IconNode,
  MetroIcon,
  OnDemandIcon,
  TrainIcon,
  TramIcon,
} from '../icon/icons.ts';
import type { Mode } from './mode.ts';

export const MODE_ICONS: Readonly<Record<Mode, IconNode>> = {
  metro: MetroIcon,
  tram: TramIcon,
  bus: BusIcon,
  coach: CoachIcon,
  train: TrainIcon,
  cableCar: CableCarIcon,
  funicular: FunicularIcon,
  ferry: FerryIcon,
  onDemand: OnDemandIcon,
};

const BY_NAME: ReadonlyMap<string, IconNode> = new Map(Object.entries(MODE_ICONS));

/** The icon of a mode that is known by its name only; a bus where it has none. */
export function modeIcon(mode: string): IconNode {
  return BY_NAME.get(mode) ?? BusIcon;
}
