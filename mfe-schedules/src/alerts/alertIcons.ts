import { CancelledIcon, InfoIcon, WarningIcon } from '@halte/ui/icons';

export const ALERT_ICONS = { info: InfoIcon, warning: WarningIcon, severe: CancelledIcon };
