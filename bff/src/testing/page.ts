/** The few DOM types that tests of the login widget use. The backend itself is type-checked without DOM types. */
export interface PageElement extends EventTarget {
  readonly textContent: string;
  readonly shadowRoot: PageRoot | null;
  value: string;
  lang: string;
  src: string;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  click(): void;
  close(): void;
}

interface PageRoot {
  readonly activeElement: PageElement | null;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): ArrayLike<PageElement>;
}

export interface Page extends EventTarget {
  readonly document: {
    readonly body: { readonly children: Iterable<PageElement> };
    readonly documentElement: PageElement;
    cookie: string;
    createElement(name: string): PageElement;
  };
  readonly location: { readonly hash: string };
  readonly HTMLDialogElement: { readonly prototype: object };
}

/** The page of jest's jsdom environment. */
export function thisPage(): Page {
  return globalThis as unknown as Page;
}
