import type { SlotName } from '@halte/contract/firstPaint';
import { useApp } from '../context/appContext.ts';

interface ServerSlotProps {
  readonly name: SlotName;
  readonly className?: string | undefined;
}

/** An element whose content the server writes into the page. React takes the element over, and leaves its content as it is. */
export function ServerSlot({ name, className }: ServerSlotProps) {
  const { buildMarks } = useApp();
  return (
    <div
      className={className}
      data-slot={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty but in the build, which marks the place
      dangerouslySetInnerHTML={{ __html: buildMarks?.slot(name) ?? '' }}
    />
  );
}
