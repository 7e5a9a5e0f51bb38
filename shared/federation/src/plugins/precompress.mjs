import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Below this many bytes the header of the answer weighs more than what is saved. */
const SMALLEST = 512;

/** Writes `.gz` and `.br` next to every text file, so that a plain static server serves them compressed without work at run time. */
export class PrecompressPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Precompress', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'Precompress', stage }, async (assets) => {
        const texts = Object.keys(assets).filter((name) => /\.(js|css|svg)$/.test(name));
        await Promise.all(
          texts.map(async (name) => {
            const content = assets[name].buffer();
            if (content.length < SMALLEST) return;
            const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
            const [gz, br] = await Promise.all([toGzip(content, { level: 9 }), toBrotli(content, { params })]);
            compilation.emitAsset(`${name}.gz`, new sources.RawSource(gz));
            compilation.emitAsset(`${name}.br`, new sources.RawSource(br));
          }),
        );
      });
    });
  }
}
