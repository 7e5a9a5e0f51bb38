import { ConeIcon, HelpIcon, type IconNode, InfoIcon, SuccessIcon, WarningIcon } from '@halte/ui/icons';
import type { Picto } from './readBanners.ts';

export const PICTO_ICONS: Readonly<Record<Picto, IconNode>> = {
  circle_info: InfoIcon,
  circle_check: SuccessIcon,
  circle_cone: ConeIcon,
  circle_warning: WarningIcon,
  circle_question: HelpIcon,
};
