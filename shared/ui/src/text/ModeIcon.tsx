import { Icon, type IconProps } from '../icon/Icon.tsx';
import type { Mode } from './mode.ts';
import { MODE_ICONS } from './modeIcons.ts';

interface ModeIconProps extends Omit<IconProps, 'of'> {
  mode: Mode;
}

export function ModeIcon({ mode, ...rest }: ModeIconProps) {
  return <Icon of={MODE_ICONS[mode]} {...rest} />;
}
