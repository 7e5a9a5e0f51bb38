/**
 * A loader for libraries of React components: calls that only create a component or a context are marked as pure, and the names that
 * developer tools show are taken away. Otherwise the minifier must keep each component, and what it uses, for those two side effects.
 */
module.exports = function unusedComponents(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1');
};
