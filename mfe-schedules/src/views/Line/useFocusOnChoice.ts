import { type RefObject, useEffect, useRef } from 'react';

interface FocusOnChoice {
  /** Ref of the link of the chosen stop. */
  readonly linkRef: RefObject<HTMLAnchorElement | null>;
  /** To be called when the traveller chooses a stop in the list. */
  readonly expectFocus: () => void;
}

/** Moves the focus to the stop that the traveller chose in the list; not when the address or the map chose it. */
export function useFocusOnChoice(chosen: number): FocusOnChoice {
  const linkRef = useRef<HTMLAnchorElement>(null);
  const isChosenHere = useRef(false);
  useEffect(() => {
    if (isChosenHere.current && chosen >= 0) linkRef.current?.focus();
    isChosenHere.current = false;
  }, [chosen]);
  return {
    linkRef,
    expectFocus() {
      isChosenHere.current = true;
    },
  };
}
