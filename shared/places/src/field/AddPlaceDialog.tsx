import { apiFor } from '@halte/api';
import type { Place } from '@halte/contract/trip';
import { Dialog } from '@halte/ui/dialog';
import { useHost } from '@halte/ui/host';
import { useId, useState } from 'react';
import { createPlaceHistory } from '../places/history.ts';
import css from './AddPlaceDialog.module.css';
import { PlaceField } from './PlaceField.tsx';

interface AddPlaceDialogProps {
  readonly title: string;
  /** Label of the field. */
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly onChosen: (place: Place) => void;
}

/** Searches a place; a choice closes it. Needs the texts of the namespace `places`. */
export function AddPlaceDialog({ title, label, closeLabel, onClose, onChosen }: AddPlaceDialogProps) {
  const host = useHost();
  const id = useId();
  const [history] = useState(() => createPlaceHistory({ cookieDomain: host.tenant.cookies.domain }));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      closeLabel={closeLabel}
      className={css.dialog}
      initialFocus={() => document.getElementById(id)}
    >
      <PlaceField
        id={id}
        label={label}
        look="dialog"
        value={null}
        history={history}
        loadApi={async () => apiFor(host)}
        onChange={(place) => {
          if (!place) return;
          onChosen(place);
          onClose();
        }}
      />
    </Dialog>
  );
}
