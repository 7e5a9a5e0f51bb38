import type { ComponentType, SVGProps } from 'react';
import {
  BusIcon,
  CableCarIcon,
  CoachIcon,
  FerryIcon,
  FunicularIcon,
  MetroIcon,
  OnDemandIcon,
  TrainIcon,
  TramIcon,
} from '../icons.ts';
import type { Mode } from '../mode.ts';

const ICONS: Readonly<Record<Mode, ComponentType<SVGProps<SVGSVGElement>>>> = {
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

export interface ModeIconProps {
  mode: Mode;
  /** Says the mode where no text beside the icon does. */
  label?: string;
  className?: string;
}

export function ModeIcon({ mode, label, className }: ModeIconProps) {
  const Icon = ICONS[mode];
  return label ? (
    <Icon role="img" aria-label={label} className={className} />
  ) : (
    <Icon aria-hidden="true" className={className} />
  );
}
