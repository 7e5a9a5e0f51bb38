import { relative } from 'node:path';
import { loadTenants, TenantError } from '../../host/server/tenants/loadTenants.ts';
import { rootOf } from './lib/project.mjs';

const PROBLEM = /^(?<path>.*?\.json): (?<message>.*)$/;

/** What the host's server says of a folder of tenants when it starts. Files are relative to `root`. */
export function tenantFindings(folder, root) {
  try {
    loadTenants(folder);
    return [];
  } catch (error) {
    if (!(error instanceof TenantError)) throw error;
    return error.message.split('\n').map((problem) => {
      const { path = folder, message = problem } = PROBLEM.exec(problem)?.groups ?? {};
      return { file: relative(root, path), line: 1, message };
    });
  }
}

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const validTenants = {
  name: '7 a tenant is data that its schema knows',
  check(project) {
    const root = rootOf(project);
    const odd = project.files
      .filter((file) => file.startsWith('host/tenants/') && !file.endsWith('.json'))
      .map((file) => ({ file, line: 1, message: 'A tenant is one JSON file, without code.' }));
    return [...odd, ...tenantFindings(`${root}/host/tenants`, root)];
  },
};
