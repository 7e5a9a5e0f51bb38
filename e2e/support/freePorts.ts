import { execFileSync } from 'node:child_process';

const PROGRAM = `
  const { createServer } = require('node:net');
  const servers = Array.from({ length: Number(process.argv[1]) }, () => createServer());
  Promise.all(servers.map((server) => new Promise((done) => server.listen(0, '127.0.0.1', done)))).then(() => {
    console.log(JSON.stringify(servers.map((server) => server.address().port)));
    for (const server of servers) server.close();
  });
`;

/** Free ports. Synchronous, because the Playwright configuration is. */
export function freePorts(count: number): number[] {
  return JSON.parse(execFileSync(process.execPath, ['-e', PROGRAM, String(count)], { encoding: 'utf8' })) as number[];
}
