import { useTranslate } from '@halte/i18n';
import { Button, TextField } from '@halte/ui';
import { Dialog } from '@halte/ui/dialog';
import { type FormEvent, useId, useState } from 'react';
import styles from './Favorites.module.css';

/** The account takes no longer names. */
const LONGEST_NAME = 200;

interface RenameDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onRename: (name: string) => void;
}

export function RenameDialog({ name, onClose, onRename }: RenameDialogProps) {
  const t = useTranslate('account-favourites');
  const id = useId();
  const [text, setText] = useState(name);
  const [isMissing, setMissing] = useState(false);

  function save(event: FormEvent): void {
    event.preventDefault();
    const next = text.trim();
    setMissing(next === '');
    if (next === '') {
      document.getElementById(id)?.focus();
      return;
    }
    onRename(next);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('rename.title')}
      closeLabel={t('close')}
      initialFocus={() => document.getElementById(id)}
    >
      <form className={styles.form} onSubmit={save} noValidate>
        <TextField
          id={id}
          label={t('rename.label')}
          value={text}
          maxLength={LONGEST_NAME}
          error={isMissing ? t('rename.missing') : null}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="primary">
          {t('rename.save')}
        </Button>
      </form>
    </Dialog>
  );
}
