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

it('knows how the installed react-router creates its components', () => {
  const dist = join(dirname(require.resolve('react-router/package.json')), 'dist/development');
  const files = readdirSync(dist).filter((file) => file.endsWith('.mjs'));
  const built = files.map((file) => unusedComponents(readFileSync(join(dist, file), 'utf8'))).join('\n');
  assert.match(built, /Link = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/);
  assert.match(built, /RenderErrorBoundary = \/\* @__PURE__ \*\/ \(\(\) => class extends/);
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
