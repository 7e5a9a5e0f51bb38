import type { HeaderPage } from './headerPage.ts';

const CLOSED = '[aria-expanded="false"]';

interface MenuState {
  readonly isOpen: boolean;
  readonly isFocused: boolean;
  readonly name: string;
}

export interface Menu {
  readonly name: string;
  /** Presses Enter on its button; resolves to whether it is open. */
  open(): Promise<boolean>;
  /** Presses Escape; resolves to what its button is like then. */
  close(): Promise<MenuState>;
}

/** The menus of the mounted header, one after the other, for a keyboard. */
export async function* eachMenu({
  page,
  banner,
  until,
}: Pick<HeaderPage, 'page' | 'banner' | 'until'>): AsyncGenerator<Menu> {
  const count = await banner.locator(CLOSED).count();
  for (let index = 0; index < count; index += 1) {
    const button = (await banner.locator(CLOSED).all())[index];
    if (!button || !(await button.isVisible())) continue;
    const handle = await button.elementHandle();
    if (!handle) continue;
    const read = (): Promise<MenuState> =>
      handle.evaluate((element) => ({
        isOpen: element.getAttribute('aria-expanded') === 'true',
        isFocused: (element.getRootNode() as Document | ShadowRoot).activeElement === element,
        name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
      }));
    yield {
      name: (await read()).name,
      async open() {
        await handle.focus();
        await page.keyboard.press('Enter');
        return (await until(read, ({ isOpen }) => isOpen)).isOpen;
      },
      async close() {
        await page.keyboard.press('Escape');
        return until(read, ({ isOpen, isFocused }) => !isOpen && isFocused);
      },
    };
  }
}
