import * as api from '@halte/api';
import * as query from '@halte/api/query';
import type { RemoteEntry } from '@halte/contract';
import { provideRuntime } from '@halte/federation/provideRuntime';
import * as i18n from '@halte/i18n';
import * as host from '@halte/ui/host';
import { init } from '@module-federation/runtime';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as swr from 'swr';
import * as valtio from 'valtio';

/** The singletons that a host shares, but for the map. */
const SINGLETONS = {
  react: { lib: () => react, version: react.version },
  'react-dom': { lib: () => reactDom, version: react.version },
  'react-dom/client': { lib: () => reactDomClient, version: react.version },
  valtio: { lib: () => valtio, version: '2.0.0' },
  swr: { lib: () => swr, version: '2.0.0' },
  '@halte/i18n': { lib: () => i18n, version: '0.1.0' },
  '@halte/api': { lib: () => api, version: '0.1.0' },
  '@halte/api/query': { lib: () => query, version: '0.1.0' },
  '@halte/ui/host': { lib: () => host, version: '0.1.0' },
};

const shared = Object.fromEntries(
  Object.entries(SINGLETONS).map(([name, { lib, version }]) => [
    name,
    { version, lib, shareConfig: { singleton: true, requiredVersion: false as const } },
  ]),
);

provideRuntime();
const runtime = init({ name: 'kit_host', remotes: [], shared, shareStrategy: 'loaded-first' });

/** Shares a module that is loaded when a remote asks for it. */
export function shareLater(name: string, load: () => Promise<unknown>): void {
  const get = async () => {
    const loaded = await load();
    return () => loaded;
  };
  runtime.registerShared({
    [name]: { version: '0.1.0', get, shareConfig: { singleton: true, requiredVersion: false } },
  });
}

/** The module that the remote exposes as `./remote`, loaded as a host loads it. */
export function loadExposed({ container, entry }: RemoteEntry): Promise<unknown> {
  runtime.registerRemotes([{ name: container, entry, type: 'global' }]);
  return runtime.loadRemote(`${container}/remote`);
}
