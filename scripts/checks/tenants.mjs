import { relative } from 'node:path';
import { loadTenants, TenantError } from '../../host/server/tenants/loadTenants.ts';
import { keysOf, optionSchemas, tenantDocument, tenantSchema } from '../tenant/document.mjs';
import { findPattern, isCode, isTest, rootOf } from './lib/project.mjs';

const PROBLEM = /^(?<path>.*?\.json): (?<message>.*)$/;

/** The problems that the host's server reports for a folder of tenants when it starts. Files are relative to `root`. */
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

const DOCUMENT = 'docs/tenant.md';

/** Keys of a schema that say nothing of what they are for. */
export function undescribedKeys(schema) {
  return keysOf(schema).flatMap(({ key, schema: { description = '' } }) => (description === '' ? [key] : []));
}

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const documentedTenants = {
  name: '7 every key of a tenant is described, in docs/tenant.md too',
  check(project) {
    const undescribed = [tenantSchema, ...optionSchemas].flatMap(undescribedKeys);
    const isCurrent = !project.files.includes(DOCUMENT) || project.read(DOCUMENT) === tenantDocument();
    return [
      ...undescribed.map((key) => ({
        file: 'shared/contract/src/tenant/schema.ts',
        line: 1,
        message: `The key "${key}" has no description.`,
      })),
      ...(isCurrent
        ? []
        : [{ file: DOCUMENT, line: 1, message: 'Not what the schema says: run "node scripts/tenant/document.mjs".' }]),
    ];
  },
};

/** `tenant.features`, `host.tenant.features`, and `{ features } = tenant`. */
const DIRECT_FEATURES = /\btenant\??\.features\b|\{[^{}]*\bfeatures\b[^{}]*\}\s*=\s*[\w.]*\btenant\b/gi;
/** Where the file's features become the page's. */
const PUBLIC_TENANT = 'host/server/tenants/publicTenant.ts';

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const featureAccess = {
  name: '7 whether a feature is on is asked with isFeatureOn',
  check: (project) =>
    project.files
      .filter((file) => isCode(file) && !isTest(file) && file !== PUBLIC_TENANT)
      .flatMap((file) =>
        findPattern(
          project,
          file,
          DIRECT_FEATURES,
          () => 'Ask with isFeatureOn of the contract, which knows the names.',
        ),
      ),
};
