import { Icon, IconButton } from '@halte/ui';
import { StarIcon } from '@halte/ui/icons';
import css from './StarButton.module.css';

export interface StarButtonProps {
  isSaved: boolean;
  /** The accessible name, the same in both states. */
  name: string;
  /** The tooltip: what a press does now. */
  action: string;
  onToggle: () => void;
}

/** Adds something to the favourites, or removes it. */
export function StarButton({ isSaved, name, action, onToggle }: StarButtonProps) {
  return (
    <IconButton className={css.star} aria-label={name} aria-pressed={isSaved} title={action} onClick={onToggle}>
      <Icon of={StarIcon} />
    </IconButton>
  );
}
