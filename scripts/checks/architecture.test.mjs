/** The check of the pictures is seen to fail on each kind of difference. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { architecturePictures, differences, pictureOf, reduced } from './architecture.mjs';
import { projectOf } from './lib/project.mjs';

const SOURCES = {
  'host/package.json': '{ "name": "@halte/host" }',
  'shared/ui/package.json': '{ "name": "@halte/ui" }',
  'host/src/a.ts': "import '@halte/ui/icons';",
  'shared/ui/src/index.ts': '',
  'bff/package.json': '{ "name": "@halte/bff" }',
  'bff/src/http/a.ts': "import '../timetable/b.ts';",
  'bff/src/timetable/b.ts': '',
};

const picturesOf = (workspaces, layers) =>
  `# Architecture\n\n\`\`\`mermaid\nflowchart TD\n${workspaces}\n\`\`\`\n\n\`\`\`mermaid\nflowchart TD\n${layers}\n\`\`\`\n`;

const findingsOf = async (workspaces, layers) => {
  const findings = await architecturePictures.check(
    projectOf({ ...SOURCES, 'docs/architecture.md': picturesOf(workspaces, layers) }),
  );
  return findings.map(({ line, message }) => `${line}: ${message}`);
};

const RIGHT = '  host --> ui["shared/ui"]\n  bff';

describe('the pictures of the architecture', () => {
  it('may be right', async () => assert.deepEqual(await findingsOf(RIGHT, '  http --> timetable'), []));

  it('must have every folder', async () => {
    assert.deepEqual(await findingsOf('  host --> ui["shared/ui"]', '  http --> timetable'), [
      '3: bff is not in the picture.',
    ]);
  });

  it('must have no folder that does not exist', async () => {
    assert.deepEqual(await findingsOf(RIGHT, '  http --> timetable\n  app'), ['9: app is no folder with sources.']);
  });

  it('must have no invented arrow', async () => {
    assert.deepEqual(await findingsOf(`${RIGHT}\n  bff --> ui`, '  http --> timetable'), [
      '3: bff --> shared/ui is drawn, and nothing in bff imports shared/ui.',
    ]);
  });

  it('must have every arrow', async () => {
    assert.deepEqual(await findingsOf(RIGHT, '  http\n  timetable'), [
      '9: http imports timetable: draw http --> timetable.',
    ]);
  });
});

it('an arrow that follows from others need not be drawn', () => {
  const sources = new Map([
    ['a', new Set(['b', 'c'])],
    ['b', new Set(['c'])],
    ['c', new Set()],
  ]);
  assert.deepEqual(differences(pictureOf('flowchart TD\n  a --> b\n  b --> c'), sources), []);
  assert.deepEqual(reduced(sources).get('a'), new Set(['b']));
});
