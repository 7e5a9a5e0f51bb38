import type { IconNode } from 'lucide';

/** A car on a slope; the icon set has a cable car but no funicular. */
export const FunicularIcon: IconNode = [
  ['path', { d: 'm2 22 20-8.5' }],
  ['path', { d: 'M5 16.5V9l14-6v7.5z' }],
  ['path', { d: 'M9.7 14.5V7' }],
  ['path', { d: 'M14.3 12.5V5' }],
];
