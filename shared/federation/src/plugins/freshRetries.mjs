/** Milliseconds that a file may take. Less than the host gives an attempt (8 s), so that the file that hangs is what is reported. */
export const FILE_MS = 7500;

/**
 * Puts a style sheet into the page; webpack has a time limit for scripts only, and a style sheet that hangs would be waited for until the
 * page is closed. Becomes source text of the build's runtime: it can use nothing outside itself.
 */
export function insertStyleSheet(link) {
  // The whole sheets of a painted page are in its body, and one in front of them is no addition to the end: with its layers, Chromium would resolve
  // all fonts again and lay out the whole page.
  document.body.appendChild(link);
  setTimeout(() => link.onerror?.({ type: 'timeout', target: link }), 7500);
}

/**
 * Lets each new request for a chunk that failed have an address of its own (`?retry=…`): a truncated file that was served as immutable stays in
 * the browser's cache, and the request that hangs would be waited for again. A build whose entry was loaded so hands the mark on to its chunks.
 */
export class FreshRetriesPlugin {
  apply(compiler) {
    const { RuntimeGlobals, RuntimeModule, Template } = compiler.webpack;
    const { ensureChunk, getChunkScriptFilename, require } = RuntimeGlobals;

    class FreshRetries extends RuntimeModule {
      constructor() {
        super('fresh retries', RuntimeModule.STAGE_ATTACH);
      }

      generate() {
        return Template.asString([
          'const marks = {};',
          'const inherited = /[?&]retry=(\\w+)/.exec(document.currentScript?.src)?.[1];',
          'const marked = (fileOf) => (id) => {',
          Template.indent([
            'const mark = marks[id] ?? inherited;',
            'return mark ? fileOf(id) + "?retry=" + mark : fileOf(id);',
          ]),
          '};',
          `${getChunkScriptFilename} = marked(${getChunkScriptFilename});`,
          `if (${require}.miniCssF) ${require}.miniCssF = marked(${require}.miniCssF);`,
          `const ensure = ${ensureChunk};`,
          `${ensureChunk} = (id, ...rest) => ensure(id, ...rest).catch((error) => {`,
          Template.indent(['marks[id] = Date.now().toString(36);', 'throw error;']),
          '});',
        ]);
      }
    }

    compiler.hooks.thisCompilation.tap('FreshRetries', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(ensureChunk).tap('FreshRetries', (chunk, requirements) => {
        requirements.add(getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, new FreshRetries());
      });
    });
  }
}
