import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import css from './Tooltip.module.css';

export interface TooltipProps {
  text: string;
  /** The control it explains; it has a name of its own as well. */
  children: ReactElement;
}

/** Says more of a control on hover and on focus. Nothing may be found only here: a finger does not hover. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={500}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={css.tooltip} sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
