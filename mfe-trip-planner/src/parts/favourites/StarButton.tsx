import { Icon, IconButton } from '@halte/ui';
import { StarIcon } from '@halte/ui/icons';
import css from './StarButton.module.css';

export interface StarButtonProps {
  isKept: boolean;
  /** What it is a star of: it stays while the state changes. */
  name: string;
  /** What a press does now. */
  action: string;
  onToggle: () => void;
}

/** Keeps something, or drops it again. */
export function StarButton({ isKept, name, action, onToggle }: StarButtonProps) {
  return (
    <IconButton className={css.star} aria-label={name} aria-pressed={isKept} title={action} onClick={onToggle}>
      <Icon of={StarIcon} />
    </IconButton>
  );
}
