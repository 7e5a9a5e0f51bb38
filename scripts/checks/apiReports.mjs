import { undescribed } from '../pack/changelog.mjs';
import { apiReports } from '../pack/reports.mjs';

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const describedApis = {
  name: 'a change of what teams import is described in the changelog of its package',
  async check() {
    return (await apiReports()).flatMap((one) => {
      const fault = undescribed(one);
      return fault === null ? [] : [{ file: `${one.folder}/${fault.file}`, line: 1, message: fault.message }];
    });
  },
};
