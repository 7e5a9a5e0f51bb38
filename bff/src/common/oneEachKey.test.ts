import { createOneEachKey } from './oneEachKey.ts';

it('does the work of one key one after the other, and that of another meanwhile', async () => {
  const inTurn = createOneEachKey();
  const begun: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<string>>();
  const work = (name: string) => () => {
    begun.push(name);
    const gate = Promise.withResolvers<string>();
    gates.set(name, gate);
    return gate.promise;
  };
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const results = [inTurn('a', work('a1')), inTurn('a', work('a2')), inTurn('b', work('b1'))];
  const settled = Promise.allSettled(results);
  await turn();
  expect(begun).toEqual(['a1', 'b1']);
  gates.get('a1')!.reject(new Error('no'));
  await turn();
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  gates.get('a2')!.resolve('done');
  gates.get('b1')!.resolve('done too');
  expect((await settled).map((one) => ('value' in one ? one.value : one.reason.message))).toEqual([
    'no',
    'done',
    'done too',
  ]);
});
