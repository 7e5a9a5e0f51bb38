import { Icon } from '@halte/ui';
import { ChevronDownIcon } from '@halte/ui/icons';
import type { ReactNode } from 'react';
import rows from '../parts/rows.module.css';

/** A row of the menu that unfolds further rows. */
export function Disclosure({ face, children }: { readonly face: ReactNode; readonly children: ReactNode }) {
  return (
    <details>
      <summary className={rows.row}>
        {face}
        <Icon className={rows.turning} of={ChevronDownIcon} />
      </summary>
      <div className={rows.nested}>{children}</div>
    </details>
  );
}
