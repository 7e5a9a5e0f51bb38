import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { it } from 'node:test';

const require = createRequire(import.meta.url);
const unusedComponents = require('./unusedComponents.cjs');

it('marks what only creates a component or a context as pure, and takes names away', () => {
  const source = [
    'var Link = React10.forwardRef(',
    '  function LinkWithRef() { return useHref(React10.createContext); });',
    'Link.displayName = "Link";',
    'var RouteContext = React.createContext({});',
    '  Inner.displayName = "inside a function";',
    'export { Link };',
  ].join('\n');
  assert.equal(
    unusedComponents(source),
    [
      'var Link = /* @__PURE__ */ React10.forwardRef(',
      '  function LinkWithRef() { return useHref(React10.createContext); });',
      '',
      'var RouteContext = /* @__PURE__ */ React.createContext({});',
      '  Inner.displayName = "inside a function";',
      'export { Link };',
    ].join('\n'),
  );
});

it('moves the context type of a class component into a pure initializer', () => {
  const source = [
    'var Boundary = class extends React2.Component {',
    '  render() {',
    '    return this.context;',
    '  }',
    '};',
    'Boundary.contextType = BoundaryContext;',
    'var Other = class extends React2.Component {',
    '};',
  ].join('\n');
  assert.equal(
    unusedComponents(source),
    [
      'var Boundary = /* @__PURE__ */ (() => class extends React2.Component {',
      '  static contextType = BoundaryContext;',
      '  render() {',
      '    return this.context;',
      '  }',
      '})();',
      'var Other = class extends React2.Component {',
      '};',
    ].join('\n'),
  );
});

/**
 * Everything that the loader changes in react-router 7. A version that creates other components fails here before any build: look at the size of
 * the host (`npm run bench -- page`) before you change the table.
 */
const CHANGED = {
  createContext: [
    'AwaitContext',
    'DataRouterContext',
    'DataRouterStateContext',
    'FetchersContext',
    'FrameworkContext',
    'LocationContext',
    'NavigationContext',
    'OutletContext',
    'RSCRouterContext',
    'RouteContext',
    'RouteErrorContext',
    'ViewTransitionContext',
  ],
  forwardRef: ['Form', 'Link', 'NavLink'],
  memo: ['MemoizedDataRoutes'],
  contextType: ['RenderErrorBoundary'],
};

it('changes these components of the installed react-router, each once, and no others', () => {
  const manifest = require.resolve('react-router/package.json');
  const { version, type } = JSON.parse(readFileSync(manifest, 'utf8'));
  const dist = join(dirname(manifest), 'dist/development');
  // As of version 8, modules are files `.js` in folders.
  const isModule = (file) => file.endsWith(type === 'module' ? '.js' : '.mjs');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isModule);
  const sources = files.map((file) => readFileSync(join(dist, file), 'utf8'));
  const built = sources.map((source) => unusedComponents(source)).join('\n');
  const created = (what) =>
    [...built.matchAll(new RegExp(`^var (\\w+) = /\\* @__PURE__ \\*/ React\\d*\\.${what}\\(`, 'gm'))]
      .map(([, name]) => name)
      .sort();
  const classes = [...built.matchAll(/^var (\w+) = \/\* @__PURE__ \*\/ \(\(\) => class extends/gm)].map(
    ([, name]) => name,
  );
  assert.deepEqual(
    {
      createContext: created('createContext'),
      forwardRef: created('forwardRef'),
      memo: created('memo'),
      contextType: classes,
    },
    CHANGED,
    `react-router ${version} creates other components than the table CHANGED in unusedComponents.test.mjs has.`,
  );
  assert.doesNotMatch(built, /^\w+\.displayName = /m);
});

for (const line of [
  'Link.propTypes = {};',
  'Different.contextType = OtherContext;',
  'const Link = React$1.forwardRef(function LinkWithRef() {});',
])
  it(`fails the build at what it does not know: ${line}`, () => {
    assert.throws(
      () => unusedComponents(`import * as React from "react";\n${line}\n`),
      /react-router creates components as/,
    );
  });
