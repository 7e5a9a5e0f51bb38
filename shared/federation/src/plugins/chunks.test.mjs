import assert from 'node:assert/strict';
import { it } from 'node:test';
import { filesOf } from './chunks.mjs';

it('a page gets the scripts and style sheets of a build, without maps and updates', () => {
  const names = ['react.js', 'main.js', 'main.js.map', 'main.08eca70e.hot-update.js', 'main.css', 'main.css.map'];
  assert.deepEqual(filesOf({ getFiles: () => names }), { js: ['react.js', 'main.js'], css: ['main.css'] });
});
