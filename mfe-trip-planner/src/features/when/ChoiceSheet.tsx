import { useTranslate } from '@halte/i18n';
import { Button } from '@halte/ui';
import { Dialog } from '@halte/ui/dialog';
import type { ReactNode } from 'react';
import type { SheetProps } from '../../screen/sheetProps.ts';
import css from './ChoiceSheet.module.css';

/** The first checked control: the one that the sheet opens with. */
function firstControl(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[role="dialog"] input:checked');
}

interface ChoiceSheetProps extends Pick<SheetProps, 'onApply' | 'onClose'> {
  readonly title: string;
  /** The words of the button that applies the choices: what is applied. */
  readonly result: string;
  /** Makes the chosen trip of the current one. */
  readonly change: Parameters<SheetProps['onApply']>[0];
  readonly children: ReactNode;
}

/** A small sheet of choices. Its button applies them and closes it. */
export function ChoiceSheet({ title, result, change, onApply, onClose, children }: ChoiceSheetProps) {
  const t = useTranslate('when');
  function apply(): void {
    onApply(change);
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      variant="small"
      title={title}
      closeLabel={t('close')}
      initialFocus={firstControl}
      footer={
        <Button variant="primary" onClick={apply}>
          {result}
        </Button>
      }
    >
      <div className={css.sheet}>{children}</div>
    </Dialog>
  );
}
