import { relative } from 'node:path';
import { loadTenants } from '../../host/server/tenants/loadTenants.ts';

const PROBLEM = /^(?<path>.*?\.json): (?<message>.*)$/;

/** What the host's server says of a folder of tenants when it starts. Files are relative to `root`. */
export function tenantFindings(folder, root) {
  try {
    loadTenants(folder);
    return [];
  } catch (error) {
    if (error.name !== 'TenantError') throw error;
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
    const odd = project.files
      .filter((file) => file.startsWith('host/tenants/') && !file.endsWith('.json'))
      .map((file) => ({ file, line: 1, message: 'A tenant is one JSON file, without code.' }));
    return [...odd, ...tenantFindings(`${project.root}/host/tenants`, project.root)];
  },
};
