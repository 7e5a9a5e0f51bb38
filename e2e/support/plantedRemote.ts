import { LOCALES } from '@halte/contract/locales';

/** A screen with one fault. */
export interface PlantedScreen {
  /** Of its address, and of its view. */
  readonly name: string;
  /** A part of the name of the only rule that it breaks. */
  readonly breaks: string;
  /** What that rule says of it. */
  readonly fault: RegExp;
  readonly view: string;
  /** The build renders its first paint. */
  readonly isPainted?: true;
}

/** A screen that keeps every rule: a field, a button, a call of the backend, and a sentence for each way in which that may end. */
export const GOOD = 'good';

/** Another origin than that of the pages, which the remote declares and answers itself. */
const OWN_BACKEND = 'https://api.acme.example';

const IMPORTS = `import type { ViewProps } from '@halte/contract';
import { useQuery } from '@halte/api/query';
import { useEffect, useState } from 'react';
`;

/** A screen that asks for the lines. `whileWaiting`, `failed` and `none`: what it shows then. */
const asking = ({
  whileWaiting = '<p role="status">The lines are on their way</p>',
  failed = '<p role="alert">The lines could not be loaded</p>',
  none = '<p>There are no lines</p>',
  line = '{line.longName}',
} = {}) => `export function View(_: ViewProps) {
  const { data, problem, isLoading } = useQuery('/api/v1/lines', {});
  if (isLoading) return ${whileWaiting};
  if (problem) return ${failed};
  const lines = data?.lines ?? [];
  return lines.length === 0 ? ${none} : <ul>{lines.map((line) => <li key={line.id}>${line}</li>)}</ul>;
}
`;

const drawing = (markup: string, before = '') => `export function View({ host }: ViewProps) {
  ${before}
  return <div>${markup}</div>;
}
`;

const whenDrawn = (code: string) => drawing('<p>Two words</p>', `useEffect(() => { ${code} }, [host]);`);

const GOOD_VIEW = `function Field() {
  const [text, setText] = useState('');
  return <label>Name <input value={text} onChange={(event) => setText(event.target.value)} /></label>;
}
${asking().replace('export function View', 'function Lines')}
export function View(props: ViewProps) {
  return <div><h1>Lines of the city</h1><Field /><button type="button">Search</button><Lines {...props} /></div>;
}
`;

const screen = (breaks: string, name: string, fault: RegExp, view: string, more: Partial<PlantedScreen> = {}) => ({
  ...{ name, breaks, fault, view },
  ...more,
});

/** Each breaks one rule, in the order of the rules. */
export const PLANTED: readonly PlantedScreen[] = [
  screen('WCAG', 'picture', /on a phone: image-alt /, drawing('<img src="/a.svg" />')),
  screen(
    'WCAG',
    'pale-in-the-dark',
    /on a desk, dark: color-contrast /,
    drawing(
      '<p style={{ color: "light-dark(#000, #111)", background: "light-dark(#fff, #000)", colorScheme: "light dark" }}>Two words</p>',
    ),
  ),
  screen(
    '320',
    'wide',
    /the page is \d+ pixels wide because of <p/,
    drawing('<p style={{ width: 500 }}>Two words</p>'),
  ),
  screen(
    'Tab',
    'trap',
    /Tab does not lead out: it comes back to button "Stay"/,
    drawing('<button type="button" onKeyDown={(event) => event.key === "Tab" && event.preventDefault()}>Stay</button>'),
  ),
  screen(
    'Tab',
    'unreached',
    /Tab does not reach button "Gone"/,
    drawing('<button type="button" onFocus={(event) => event.target.blur()}>Gone</button>'),
  ),
  screen(
    'Tab',
    'unmarked',
    /nothing shows that the focus is on button "Which"/,
    drawing('<button type="button" style={{ outline: "none" }}>Which</button>'),
  ),
  screen(
    'first paint',
    'differs',
    /Hydration failed|didn't match/,
    drawing('<p>{typeof window === "undefined" ? "Of the build" : "Of the page"}</p>'),
    { isPainted: true },
  ),
  screen(
    'first paint',
    'differs-in-an-attribute',
    /didn't match/,
    drawing('<p title={typeof window === "undefined" ? "build" : "page"}>Two words</p>'),
    { isPainted: true },
  ),
  screen(
    'stays text',
    'markup',
    /markup in an answer of the backend has become an element: <img src="halte-hostile"/,
    `const rules = { createHTML: (text: string) => text };
const policy = (window as any).trustedTypes.createPolicy('halte#acme.parking', rules);
${asking({ line: '<b dangerouslySetInnerHTML={{ __html: policy.createHTML(line.longName) }} />' })}`,
  ),
  screen(
    'stays text',
    'markup-of-its-own-backend',
    /markup in an answer of the backend has become an element: <img src="halte-hostile"/,
    `const rules = { createHTML: (text: string) => text };
const policy = (window as any).trustedTypes.createPolicy('halte#acme.parking', rules);
export function View(_: ViewProps) {
  const [name, setName] = useState('');
  useEffect(() => {
    fetch('${OWN_BACKEND}/free').then((answer) => answer.json()).then((answer) => setName(answer.name));
  }, []);
  return <p>It is called <b dangerouslySetInnerHTML={{ __html: policy.createHTML(name) }} /></p>;
}
`,
  ),
  screen('said in a sentence', 'silent', /the backend answers 500: the screen is empty/, asking({ failed: 'null' })),
  screen(
    'said in a sentence',
    'blank-while-waiting',
    /the answers are late: the screen is empty, and nothing says that it waits/,
    asking({ whileWaiting: 'null' }),
  ),
  screen(
    'said in a sentence',
    'nothing-of-nothing',
    /the lists in the answers are empty: it no longer shows “Gare – Université”, and no sentence says why/,
    asking({ none: '<p>None</p>' }),
  ),
  screen(
    'said in a sentence',
    'crash',
    /the answers are no JSON: It has crashed: Error: no lines/,
    asking({ failed: '(() => { throw new Error("no lines"); })()' }),
  ),
  screen(
    'leaves no',
    'listener',
    /it leaves a listener: window: resize/,
    whenDrawn('window.addEventListener("resize", () => host);'),
  ),
  screen('leaves no', 'timer', /it leaves a timer: setInterval/, whenDrawn('setInterval(() => host, 60_000);')),
  screen(
    'leaves no',
    'style',
    /it leaves a style of the page: \.a \{ color: red/,
    whenDrawn(
      'const sheet = new CSSStyleSheet(); sheet.replaceSync(".a { color: red }"); document.adoptedStyleSheets.push(sheet);',
    ),
  ),
  screen(
    'leaves no',
    'element',
    /it leaves an element outside of the screen: <aside/,
    whenDrawn('document.body.append(document.createElement("aside"));'),
  ),
  screen(
    'hosts of the contract',
    'draws-itself',
    /draws itself, and this host does not have the capability "mount"/,
    `export const mount = (element: HTMLElement) => {
  element.textContent = 'Two words';
  return { update() {}, unmount: () => element.replaceChildren() };
};
`,
  ),
  screen(
    'hosts of the contract',
    'afraid-of-later',
    /of the next contract: .* It has crashed: Error: what is later\?/,
    drawing('<p>Two words</p>', 'if ("later" in host) throw new Error("what is later?");'),
  ),
  screen(
    'content policy',
    'elsewhere',
    /connect-src https:\/\/elsewhere\.example\/ was refused/,
    whenDrawn('fetch("https://elsewhere.example/").catch(() => {});'),
  ),
  screen(
    'content policy',
    'inner-html',
    /require-trusted-types-for .*innerHTML.* was refused/,
    whenDrawn('try { document.createElement("p").innerHTML = "<b>bold</b>"; } catch {}'),
  ),
];

const IN_EACH = JSON.stringify(Object.fromEntries(LOCALES.map((locale) => [locale, 'Planted'])));

/** The sources of a remote with the good screen and these. */
export function plantedFiles(planted: readonly PlantedScreen[]): Readonly<Record<string, string>> {
  const names = [GOOD, ...planted.map(({ name }) => name)];
  const routes = names.map(
    (name) => `{ name: 'acme.parking-${name}', path: '/${name}', view: '${name}', page: 'full', title }`,
  );
  const views = names.map((name) => `'${name}': () => import('./views/${name}.tsx')`);
  const painted = [GOOD, ...planted.filter(({ isPainted }) => isPainted).map(({ name }) => name)];
  return {
    'remote.config.ts': `const title = ${IN_EACH};
export const declaration = { id: 'acme.parking', routes: [${routes}], origins: ['${OWN_BACKEND}'], budget: { first: 100_000, all: 200_000 } };
`,
    'remote.answers.ts': `export const answers = { 'GET ${OWN_BACKEND}/free': { name: 'North' } };
`,
    'src/remote.ts': `export const remote = {
  contract: 1, kind: 'area', id: 'acme.parking', messages: async () => ({ title: 'Planted' }), views: { ${views} },
};
`,
    'src/firstPaint.ts': `export const firstPaint = { ${painted.map((name) => `'${name}': { route: 'acme.parking-${name}' }`)} };
`,
    ...Object.fromEntries(
      [[GOOD, GOOD_VIEW], ...planted.map(({ name, view }) => [name, view])].map(([name, view]) => [
        `src/views/${name}.tsx`,
        IMPORTS + view,
      ]),
    ),
  };
}
