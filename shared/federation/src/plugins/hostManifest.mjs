import { dynamicImportsOf, filesOf, messageFiles } from './chunks.mjs';
import { emitManifest } from './emitManifest.mjs';

/** Writes `dist/host.json`: the files of the first screen, for the server that writes the page. Paths are relative to the file. */
export class HostManifestPlugin {
  #version;

  /** @param {{ version: string }} options */
  constructor({ version }) {
    this.#version = version;
  }

  apply(compiler) {
    emitManifest(compiler, 'host.json', (compilation) => {
      const entrypoint = compilation.entrypoints.get('main');
      const main = filesOf(entrypoint);
      const fonts = Object.keys(compilation.assets).filter((file) => /latin-wght-normal\..*woff2$/.test(file));
      const imports = dynamicImportsOf(compilation, entrypoint);
      return { version: this.#version, preload: { main, ...messageFiles(imports, main) }, fonts };
    });
  }
}
