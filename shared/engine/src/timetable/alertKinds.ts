export const ALERT_EFFECTS = [
  'noService',
  'reducedService',
  'significantDelays',
  'detour',
  'additionalService',
  'modifiedService',
  'stopMoved',
  'accessibilityIssue',
  'other',
] as const;
export type AlertEffect = (typeof ALERT_EFFECTS)[number];

export const ALERT_SEVERITIES = ['info', 'warning', 'severe'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];
