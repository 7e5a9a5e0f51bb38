import { CsvReader } from './csv.ts';
import { IdTable } from './idTable.ts';

function rowsOf(ids: readonly string[]): CsvReader {
  return new CsvReader('test.txt', Buffer.from(`id\n${ids.join('\n')}`), { maxRows: 100_000 });
}

describe('IdTable', () => {
  it('numbers ids in order and finds each of many by its bytes', () => {
    const ids = Array.from({ length: 20_000 }, (_, i) => `trip-${i % 2 ? i : `é${i}`}`);
    const table = new IdTable();
    const numbers = Array.from(ids.keys());
    const each = (read: (row: CsvReader) => number) => {
      const answers: number[] = [];
      for (const row = rowsOf(ids); row.next(); ) answers.push(read(row));
      return answers;
    };
    expect(each((row) => table.add(row, 0))).toEqual(numbers);
    expect(each((row) => table.find(row, 0))).toEqual(numbers);
  });

  it('knows what it does not know, and what it knows already', () => {
    const table = new IdTable();
    const row = rowsOf(['1', '01', '1']);
    row.next();
    expect([table.find(row, 0), table.add(row, 0)]).toEqual([-1, 0]);
    row.next();
    expect([table.find(row, 0), table.add(row, 0)]).toEqual([-1, 1]);
    row.next();
    expect([table.find(row, 0), table.add(row, 0), table.find(row, -1)]).toEqual([0, -1, -1]);
  });
});
