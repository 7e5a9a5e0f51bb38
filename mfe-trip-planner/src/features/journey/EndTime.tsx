import { formatTime, type Instant, useTranslate } from '@halte/i18n';
import { Time } from '@halte/ui';
import { HiddenWords, slot } from '../../screen/HiddenWords.tsx';

interface EndTimeProps {
  readonly end: 'departure' | 'arrival';
  readonly time: Instant;
  readonly zone: string;
}

/** When a journey leaves or arrives: the time alone is seen, its sentence is heard. */
export function EndTime({ end, time, zone }: EndTimeProps) {
  const t = useTranslate('trip-planner-journeys');
  const shown = <Time dateTime={time}>{formatTime(time, zone)}</Time>;
  return <HiddenWords text={t(`card.${end}`, { time: slot(0) })} values={[shown]} />;
}
