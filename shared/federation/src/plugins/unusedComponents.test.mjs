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
