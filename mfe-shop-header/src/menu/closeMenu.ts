import { createContext, useContext } from 'react';

/** Closes the menu in which an action was chosen; outside of one there is nothing to close. */
export const CloseMenu = createContext<() => void>(() => undefined);

export function useCloseMenu(): () => void {
  return useContext(CloseMenu);
}
