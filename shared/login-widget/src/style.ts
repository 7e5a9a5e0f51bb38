/** Uses the design tokens of the page, with fallbacks for pages without them. */
const STYLE = `
.quiet { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
dialog {
  box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); margin: auto; padding: 1.5rem;
  overflow: auto; overscroll-behavior: contain; border: 1px solid var(--c-border, light-dark(#dde2e8, #2f3842));
  border-radius: var(--r-lg, 1rem); background: var(--c-surface, light-dark(#fff, #171c22));
  color: var(--c-text, light-dark(#12171d, #f1f4f7)); font: 1rem/1.5 var(--font, system-ui, sans-serif);
  box-shadow: var(--sh-3, 0 12px 40px rgb(0 0 0 / 30%));
}
dialog::backdrop { background: var(--c-scrim, rgb(8 12 16 / 55%)); }
.top { display: flex; flex-wrap: wrap-reverse; align-items: center; justify-content: end; gap: 0 1rem; margin-bottom: 1rem; }
h2 { flex: 1 1 min-content; margin: 0; font-size: 1.375rem; line-height: 1.2; }
form { display: grid; gap: 1rem; }
p { margin: 0; overflow-wrap: break-word; }
.field { display: grid; gap: .25rem; }
label { font-weight: 600; }
input, button { box-sizing: border-box; min-height: 2.75rem; border-radius: var(--r-md, .625rem); font: inherit; color: inherit; }
input {
  width: 100%; padding: 0 .75rem; border: 1px solid var(--c-border-strong, light-dark(#6f7a87, #7f8b98));
  background: var(--c-surface, light-dark(#fff, #171c22));
}
input[aria-invalid="true"] { border-color: var(--c-error, light-dark(#b3241c, #ffa198)); border-width: 2px; }
.hint { font-size: .875rem; color: var(--c-muted, light-dark(#4b5561, #b0bac5)); }
.hint a { color: inherit; }
.hint:empty, .error:empty, .problem:empty, .foot span:empty { display: none; }
.error { font-size: .875rem; color: var(--c-error, light-dark(#b3241c, #ffa198)); }
.problem {
  padding: .75rem; border-radius: var(--r-md, .625rem); background: var(--c-error-soft, light-dark(#fdeae8, #421b19));
  color: var(--c-text, light-dark(#12171d, #f1f4f7));
}
button { padding: 0 1rem; border: 0; background: none; cursor: pointer; touch-action: manipulation; }
button.main {
  background: var(--c-brand, light-dark(#0f4c9a, #9cc2ff)); color: var(--c-on-brand, light-dark(#fff, #08203f)); font-weight: 600;
}
button.main[aria-disabled="true"] { cursor: progress; }
button.plain {
  justify-self: start; padding: 0; color: var(--c-brand-text, light-dark(#0f4c9a, #9cc2ff)); text-decoration: underline;
  text-underline-offset: .15em;
}
button.close { position: relative; min-width: 2.75rem; margin: -.5rem -.75rem -.5rem 0; padding: 0; border-radius: 50%; }
button.close::before, button.close::after {
  content: ""; position: absolute; inset: 0; width: 1.125rem; height: 0; margin: auto; border-top: 2px solid currentcolor; rotate: 45deg;
}
button.close::after { rotate: -45deg; }
button.close:hover { background: var(--c-hover, light-dark(#eef1f4, #232b33)); }
button.plain[aria-pressed="true"] { font-weight: 600; }
.foot { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .5rem; margin-top: 1rem; }
@media (width < 37.5rem) {
  dialog {
    width: 100vw; max-width: none; max-height: 92dvh; margin-block: auto 0; padding: 1rem 1.25rem calc(1.25rem + env(safe-area-inset-bottom));
    border-radius: 1.25rem 1.25rem 0 0;
  }
}
:focus-visible { outline: var(--focus, 3px solid light-dark(#0b57d0, #a8c7fa)); outline-offset: 2px; }
`;

/** A style sheet created by script is not restricted by the content security policy, unlike a style element. */
export function adoptStyle(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
}
