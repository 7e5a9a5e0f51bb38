import { Icon, type IconProps } from '../icon/Icon.tsx';
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

const ICONS: Readonly<Record<Mode, IconNode>> = {
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

interface ModeIconProps extends Omit<IconProps, 'of'> {
  mode: Mode;
}

export function ModeIcon({ mode, ...rest }: ModeIconProps) {
  return <Icon of={ICONS[mode]} {...rest} />;
}
