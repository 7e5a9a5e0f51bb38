import type { HostServices } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { useObservable } from '@halte/ui';
import type { ReactNode } from 'react';

interface BackLinkProps {
  host: HostServices;
  className?: string | undefined;
  /** What is drawn. */
  children: ReactNode;
}

/** Back to the step by step from which the line was reached, else to all lines. */
export function BackLink({ host, className, children }: BackLinkProps) {
  const t = useTranslate('schedules');
  const { lineCameFromRoadmap, lastTripPlannerRoute } = useObservable(host.context);
  const roadmap = lineCameFromRoadmap ? lastTripPlannerRoute : null;
  return (
    <a
      className={className}
      href={roadmap ?? host.navigation.href({ name: 'schedules' })}
      aria-label={t(roadmap === null ? 'line.back.lines' : 'line.back.roadmap')}
    >
      {children}
    </a>
  );
}
