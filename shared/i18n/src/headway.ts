const HOUR = 60;

export interface Headway {
  readonly unit: 'minutes' | 'hours';
  readonly count: number;
}

/** How often something comes, in the unit that travellers count it in: few say “every 60 minutes”, and fewer “every 1 h 30 min”. */
export function headwayOf(seconds: number): Headway {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes % HOUR === 0 ? { unit: 'hours', count: minutes / HOUR } : { unit: 'minutes', count: minutes };
}
