import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { it } from 'node:test';

const unusedComponents = createRequire(import.meta.url)('./unusedComponents.cjs');

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
    'Different.contextType = OtherContext;',
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
      'Different.contextType = OtherContext;',
    ].join('\n'),
  );
});
