/** The page's end of `npm run dev`: hands each remote its updates, loads the page again for those of the host, and shows the errors of builds. */
const errorsOf = new Map();

const box = document.createElement('pre');
box.setAttribute('role', 'alert');
box.style.cssText =
  'position:fixed;inset:auto 0 0;z-index:2147483647;max-height:60vh;margin:0;padding:1rem;overflow:auto;white-space:pre-wrap;' +
  'font:13px/1.5 ui-monospace,monospace;color:#fff;background:#7a0c1c';

function showErrors() {
  box.textContent = [...errorsOf.values()].flat().join('\n\n');
  if (box.textContent === '') box.remove();
  else document.body.append(box);
}

new EventSource('/dev/builds').addEventListener('message', ({ data }) => {
  const { app, hash, errors } = JSON.parse(data);
  errorsOf.set(app, errors);
  showErrors();
  if (errors.length > 0) return;
  if (app !== HALTE_BUILD) globalThis.halteBuilds?.[app]?.(hash);
  else if (hash !== __webpack_hash__) location.reload();
});
