import { Icon, VisuallyHidden } from '@halte/ui';
import { ChevronRightIcon, type IconNode } from '@halte/ui/icons';
import css from './OfferCard.module.css';

interface OfferCardProps {
  readonly id?: string;
  readonly icon: IconNode;
  /** The action of a tap. */
  readonly title: string;
  /** Shown below the title unless something failed. */
  readonly detail?: string;
  /** Why there is nothing yet; it is announced. */
  readonly failure: string | null;
  readonly onClick: () => void;
}

/** Shown instead of departures: what is missing, and the action to get it. The whole card is the button, to be visible on a half-high sheet. */
export function OfferCard({ id, icon, title, detail, failure, onClick }: OfferCardProps) {
  return (
    <div>
      <button id={id} type="button" className={css.card} onClick={onClick}>
        <span className={css.disc}>
          <Icon of={icon} />
        </span>
        <span className={css.offer}>
          <span className={css.title}>{title}</span>
          {failure === null ? (
            <span className={css.detail}>{detail}</span>
          ) : (
            <span className={css.failure} aria-hidden="true">
              {failure}
            </span>
          )}
        </span>
        <Icon of={ChevronRightIcon} className={css.chevron} />
      </button>
      <div role="status">{failure !== null && <VisuallyHidden>{failure}</VisuallyHidden>}</div>
    </div>
  );
}
