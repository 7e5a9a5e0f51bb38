import type { RemoteManifest } from '@halte/contract/manifest/remote';
import { screenFiles } from './screenFiles.ts';

const manifest: RemoteManifest = {
  id: 'schedules',
  container: 'c',
  version: '1',
  entry: 'entry.js',
  declares: { routes: [], prefetch: {}, exists: {}, origins: [], firstData: {} },
  levels: {
    ...{ contract: '1.0', needs: { contract: '1.0', capabilities: [] } },
    ...{ knows: [], singletons: {}, standsAlone: false },
  },
  problems: [],
  preload: {
    remote: { js: ['entry.js', 'a.js'], css: ['a.css'] },
    'messages:fr': { js: ['fr.js'], css: [] },
    'messages:de': { js: ['de.js'], css: [] },
    schedules: { js: ['view.js'], css: ['view.css'] },
    'messages:fr:schedules': { js: ['view-fr.js'], css: [] },
  },
};
const remotes = new Map([['schedules' as const, { base: '/remotes/schedules/', manifest, integrity: null }]]);

it.each([
  ['fr', ['entry.js', 'a.js', 'a.css', 'fr.js'], ['view.js', 'view.css', 'view-fr.js']],
  ['it', ['entry.js', 'a.js', 'a.css'], ['view.js', 'view.css']],
] as const)('names the files of each view, with the texts in %s', (locale, remote, view) => {
  expect(screenFiles(remotes, locale)).toEqual({
    schedules: { remote, views: { schedules: view } },
  });
});
