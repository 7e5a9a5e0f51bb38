/**
 * A loader for libraries of React components. It marks calls that only create a component or a context as pure, moves a class component's
 * `contextType` into a pure initializer, and removes the names for developer tools. Without it a minifier must keep unused components, and
 * everything that they use, for these side effects.
 */
module.exports = function unusedComponents(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(
      /^var (\w+) = (class extends React\d*\.Component) \{\n((?: .*\n|\n)*)\};\n\1\.contextType = (\w+);$/gm,
      (_, name, head, body, context) =>
        `var ${name} = /* @__PURE__ */ (() => ${head} {\n  static contextType = ${context};\n${body}})();`,
    )
    .replace(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1');
};
