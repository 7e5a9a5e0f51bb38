import { checkRemote } from '@halte/testkit';

it('keeps the contract, in five languages', async () => {
  expect(await checkRemote(await import('./remote.ts'))).toEqual([]);
});
