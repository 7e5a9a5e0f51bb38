const CREATED = / = (React\d*\.(?:forwardRef|memo|createContext)\()/g;
const NAME = /^\w+\.displayName = "[^"]*";$/gm;
const CONTEXT_TYPE =
  /^var (\w+) = (class extends React\d*\.Component) \{\n((?: .*\n|\n)*)\};\n\1\.contextType = (\w+);$/gm;
/** Assignments to a component outside functions: each keeps the component, and everything that it uses, in the build. */
const LEFT = /^\w+\.(?:displayName|contextType|propTypes|defaultProps) = .*$/m;

/**
 * A loader for the build of react-router 7, in which a minifier must keep unused components, and everything that they use, for their side effects:
 * 8.7 kB (gzip) of the host. It marks calls that only create a component or a context as pure, moves a class component's `contextType` into a pure
 * initializer, and removes the names for developer tools. Throws when a file creates components in a way that is not known here.
 */
module.exports = function unusedComponents(source) {
  const result = source
    .replace(NAME, '')
    .replace(
      CONTEXT_TYPE,
      (_, name, head, body, context) =>
        `var ${name} = /* @__PURE__ */ (() => ${head} {\n  static contextType = ${context};\n${body}})();`,
    )
    .replace(CREATED, ' = /* @__PURE__ */ $1');
  const left = LEFT.exec(result)?.[0];
  const unmarked = /^(?:var|const|let) \w+ = React[\w$]*\.(?:forwardRef|memo|createContext)\(/m.exec(
    result.replace(/ = \/\* @__PURE__ \*\/ .*/g, ''),
  )?.[0];
  if (left ?? unmarked)
    throw new Error(
      `react-router creates components as ${JSON.stringify(left ?? unmarked)}, which shared/federation/src/plugins/unusedComponents.cjs does not know: teach it that, or remove it where the size of the host stays below the limit of e2e/support/download.ts.`,
    );
  return result;
};
