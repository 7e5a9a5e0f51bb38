import { useTranslate } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { SheetProps } from '../../screen/sheetProps.ts';

export type SheetKind = 'when' | 'type' | 'options';

interface FormSheetProps extends SheetProps {
  readonly onSearch: () => void;
}

/** Each in a separate chunk, with its texts: most searches do not need them. */
const LOADERS: Readonly<Record<SheetKind, () => Promise<ComponentType<FormSheetProps>>>> = {
  when: () => import('../when/loadSheets.ts').then(({ loadWhenSheet }) => loadWhenSheet()),
  type: () => import('../when/loadSheets.ts').then(({ loadTripTypeSheet }) => loadTripTypeSheet()),
  options: () => import('../preferences/loadOptionsSheet.ts').then(({ loadOptionsSheet }) => loadOptionsSheet()),
};

type Sheets = Readonly<Partial<Record<SheetKind, ComponentType<FormSheetProps>>>>;

export interface OpenSheet {
  /** The sheet that is open; null until its code is loaded. */
  readonly Sheet: ComponentType<FormSheetProps> | null;
  readonly loading: SheetKind | null;
}

/** Loads the sheet that is open. `onFailed` is called, and the traveller notified, where that fails. */
export function useSheet(kind: SheetKind | null, onFailed: () => void): OpenSheet {
  const t = useTranslate('trip-planner');
  const { toasts } = useHost();
  const [sheets, setSheets] = useState<Sheets>({});
  const Sheet = (kind && sheets[kind]) ?? null;

  const fail = useEffectEvent(() => {
    onFailed();
    toasts.show({ type: 'error', message: t('sheet.unavailable') });
  });
  useEffect(() => {
    if (!kind || Sheet) return undefined;
    let isCurrent = true;
    LOADERS[kind]().then(
      (loaded) => setSheets((former) => ({ ...former, [kind]: loaded })),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, Sheet]);

  return { Sheet, loading: Sheet ? null : kind };
}
