import { join } from 'node:path';
import { loadTenants } from '../tenants/load.ts';
import { publicTenant } from '../tenants/public.ts';
import { contentPolicy } from './policy.ts';

const [demo] = loadTenants(join(__dirname, '../../tenants'));

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]));
}

describe('contentPolicy', () => {
  it('follows from what the tenant is made of', () => {
    const tenant = publicTenant(
      {
        ...demo!,
        bffUrl: 'https://bff.test/base/',
        widgetCdn: 'https://login.test/w',
        map: {
          zoom: 3,
          tiles: {
            light: 'https://tiles.test/{z}/{x}/{y}',
            dark: 'https://tiles.test/d/{z}/{x}/{y}',
            attribution: '',
            maxZoom: 19,
          },
        },
      },
      'http://localhost:4000',
    );
    const policy = directives(
      contentPolicy({ nonce: 'n', tenant, origins: ['https://remotes.test'], embeddable: true }),
    );
    expect(policy).toMatchObject({
      'script-src': "'self' https://remotes.test https://login.test",
      'style-src': "'self' 'nonce-n' https://remotes.test",
      'img-src': "'self' data: https://bff.test https://tiles.test https://remotes.test https://login.test",
      'connect-src': "'self' https://bff.test https://remotes.test https://login.test",
      'frame-ancestors': "'self' https://remotes.test",
      'base-uri': "'none'",
      'object-src': "'none'",
    });
  });
});
