import { useTranslate } from '@halte/i18n';
import { Icon, useObservable } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { BackIcon } from '@halte/ui/icons';

/** Back to the step by step from which the line was reached, else to where the traveller was, else to all lines. */
export function BackLink({ className }: { className?: string | undefined }) {
  const host = useHost();
  const t = useTranslate('schedules');
  const { lineCameFromRoadmap, lastRoutes } = useObservable(host.context);
  const roadmap = lineCameFromRoadmap ? (lastRoutes['trip-planner'] ?? null) : null;
  return (
    <a
      className={className}
      href={roadmap ?? host.navigation.href({ name: 'schedules' })}
      aria-label={t(roadmap === null ? 'line.back' : 'line.back.roadmap')}
      onClick={(event) => {
        if (roadmap !== null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        host.navigation.back({ name: 'schedules' });
      }}
    >
      <Icon of={BackIcon} />
    </a>
  );
}
