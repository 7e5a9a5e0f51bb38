import { providedVersions } from '../config/singletons.mjs';
import { dynamicImportsOf, filesOf, messageFiles, without } from './chunks.mjs';
import { emitManifest } from './emitManifest.mjs';
import { fontFacesOf } from './fontFaces.mjs';
import { hashesOf } from './remoteFiles.mjs';

/** The files of each singleton that is not part of the first download, by `shared:<name>`. */
function sharedFiles(compilation, known) {
  const provided = [...compilation.modules].filter(
    ({ type, blocks }) => type === 'provide-module' && blocks.length > 0,
  );
  return Object.fromEntries(
    provided.map(({ _name, blocks }) => {
      const group = compilation.chunkGraph.getBlockChunkGroup(blocks[0]);
      return [`shared:${_name}`, without(filesOf(group), known)];
    }),
  );
}

/** Writes `dist/host.json`: the files of the first screen, for the server that writes the page. Paths are relative to the file. */
export class HostManifestPlugin {
  #version;
  #paint;

  /** @param {{ version: string, paint: () => Record<string, string> }} options `paint`: the files of the frame */
  constructor({ version, paint }) {
    this.#version = version;
    this.#paint = paint;
  }

  apply(compiler) {
    emitManifest(compiler, 'host.json', (compilation) => {
      const entrypoint = compilation.entrypoints.get('main');
      const files = filesOf(entrypoint);
      // First what starts the others: the browser asks for files in this order.
      const first = [...(entrypoint?.getEntrypointChunk().files ?? [])].filter((file) => files.js.includes(file));
      const main = { ...files, js: [...first, ...files.js.filter((file) => !first.includes(file))] };
      const fonts = Object.keys(compilation.assets).filter((file) => /latin-wght-normal\..*woff2$/.test(file));
      const imports = dynamicImportsOf(compilation, entrypoint);
      const preload = { main, ...messageFiles(imports, main), ...sharedFiles(compilation, main) };
      const [fontFaces, singletons] = [fontFacesOf(compilation), providedVersions(compiler.context)];
      const integrity = hashesOf(compilation, /\.[0-9a-f]{8}\.(?:js|css|woff2)$/);
      return { version: this.#version, preload, fonts, fontFaces, paint: this.#paint(), singletons, integrity };
    });
  }
}
