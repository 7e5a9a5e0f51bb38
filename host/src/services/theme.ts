import { APPEARANCES, type Appearance, createObservable, type Writable } from '@halte/contract';

const KEY = 'theme';

function stored(): Appearance {
  try {
    const value = localStorage.getItem(KEY);
    return APPEARANCES.find((appearance) => appearance === value) ?? 'system';
  } catch {
    return 'system';
  }
}

/** `system` follows the browser's preference; a choice is stored on this device. */
export function createTheme(): Writable<Appearance> {
  const theme = createObservable(stored());
  const apply = () => {
    const chosen = theme.get();
    if (chosen === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  };
  apply();
  theme.subscribe(() => {
    apply();
    try {
      localStorage.setItem(KEY, theme.get());
    } catch {
      // Without storage, the choice lasts until the page is closed.
    }
  });
  return theme;
}
