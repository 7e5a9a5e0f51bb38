/** Emitted for the manifest; no page asks for it. */
const FILE = 'fonts.css';
const FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * Takes the rules of the fonts out of the style sheets of the first page, so that the server writes them into the page: a sheet that is applied later
 * and declares fonts makes Chromium shape and lay out everything that is already painted a second time.
 */
export class FontFacesPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FontFaces', (compilation) => {
      // Sheets are minified, and files do not have their final names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'FontFaces', stage }, () => {
        const sheets = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const faces = sheets
          .filter((file) => file.endsWith('.css'))
          .flatMap((file) => takeFaces(compilation, sources, file));
        compilation.emitAsset(FILE, new sources.RawSource(faces.join('')));
      });
    });
  }
}

function takeFaces(compilation, { RawSource }, file) {
  const css = compilation.assets[file]?.source().toString() ?? '';
  const faces = css.match(FACE) ?? [];
  if (faces.length > 0) compilation.updateAsset(file, new RawSource(css.replaceAll(FACE, '')));
  return faces;
}

/** The rules of the fonts of a finished build. */
export function fontFacesOf(compilation) {
  return compilation.assets[FILE].source().toString();
}
