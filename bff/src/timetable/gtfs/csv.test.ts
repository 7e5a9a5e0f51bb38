import { ABSENT, CsvReader } from './csv.ts';

function read(text: string): string[][] {
  const row = new CsvReader('test.txt', Buffer.from(text), { maxRows: 100 });
  const rows: string[][] = [];
  while (row.next()) rows.push([row.text(row.column('a')), row.text(row.column('b'))]);
  return rows;
}

function cell(value: string): CsvReader {
  const row = new CsvReader('test.txt', Buffer.from(`a,b\n${value},x\n`), { maxRows: 100 });
  row.next();
  return row;
}

describe('CsvReader', () => {
  it('makes no text of a value that is none', () => {
    expect(cell('x'.repeat(1_000_000)).text(0)).toHaveLength(1_000_000);
    expect(() => cell('x'.repeat(1_000_001)).text(0)).toThrow(
      expect.objectContaining({
        code: 'value-too-long',
        message: 'test.txt has a value of more than 1000000 bytes in row 1, which is no text of a timetable.',
      }),
    );
  });

  it.each([
    [
      'plain rows',
      'a,b\n1,2\n3,4\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['no line end after the last row', 'a,b\n1,2', [['1', '2']]],
    [
      'CRLF',
      'a,b\r\n1,2\r\n3,4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'CR alone',
      'a,b\r1,2\r3,4',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['blank lines', '\n\na,b\n\n1,2\n\n\n', [['1', '2']]],
    ['quotes', 'a,b\n"1,5","2"\n', [['1,5', '2']]],
    ['doubled quotes', 'a,b\n"say ""hi""",2\n', [['say "hi"', '2']]],
    [
      'a line end inside quotes',
      'a,b\n"one\ntwo",2\n3,4\n',
      [
        ['one\ntwo', '2'],
        ['3', '4'],
      ],
    ],
    ['an empty quoted value', 'a,b\n"",2\n', [['', '2']]],
    [
      'blanks around values',
      'a , b\n 1 , 2 \n "3" ,4\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'a row that is too short',
      'a,b\n1\n3,4\n',
      [
        ['1', ''],
        ['3', '4'],
      ],
    ],
    [
      'a row that is too long',
      'a,b\n1,2,3\n4,5\n',
      [
        ['1', '2'],
        ['4', '5'],
      ],
    ],
    ['columns in another order and case', 'B,x,A\n2,-,1\n', [['1', '2']]],
    ['letters beyond ASCII', 'a,b\nÉcole,Straße\n', [['École', 'Straße']]],
    ['a header only', 'a,b\n', []],
    ['nothing', '', []],
  ])('reads %s', (_, text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  it('gives the empty value for a column that is absent', () => {
    const row = cell('1');
    expect(row.column('c')).toBe(ABSENT);
    expect([row.text(ABSENT), row.number(ABSENT), row.seconds(ABSENT), row.int(ABSENT, 7)]).toEqual([
      '',
      Number.NaN,
      -1,
      7,
    ]);
  });

  it('says which column is missing from which file', () => {
    expect(() => cell('1').require('stop_id')).toThrow('test.txt has no column stop_id');
  });

  it('refuses a quote that is never closed, and more rows than allowed', () => {
    expect(() => read('a,b\n"1,2\n3,4\n')).toThrow('quote that is never closed');
    const row = new CsvReader('test.txt', Buffer.from('a,b\n1,1\n2,2\n'), { maxRows: 1 });
    expect(row.next()).toBe(true);
    expect(() => row.next()).toThrow('test.txt has more than 1 rows');
  });

  it('looks at the memory before the first row and every few thousand', () => {
    let rows = 0;
    const looks: number[] = [];
    const limits = { maxRows: 20_000, checkMemory: () => looks.push(rows) };
    const row = new CsvReader('test.txt', Buffer.from(`a\n${'1\n'.repeat(20_000)}`), limits);
    do rows++;
    while (row.next());
    expect(looks).toEqual([0, 8_193, 16_385]);
  });

  it('ends with what a look at the memory throws', () => {
    const checkMemory = () => {
      throw new Error('too much');
    };
    expect(() => new CsvReader('test.txt', Buffer.from('a\n1\n'), { maxRows: 10, checkMemory })).toThrow('too much');
  });

  it.each([
    ['0', 0],
    ['42', 42],
    ['-106.647509', -106.647509],
    ['48.5331460858', 48.5331460858],
    ['.5', 0.5],
    ['5.', 5],
    ['1e3', 1_000],
    ['0.1234567890123456789', 0.12345678901234568],
    ['9007199254740993', 9007199254740992],
    ['', Number.NaN],
    ['-', Number.NaN],
    ['1.2.3', Number.NaN],
    ['twelve', Number.NaN],
  ])('reads the number %p as %p', (text, value) => {
    expect(cell(text).number(0)).toBe(value);
  });

  it.each([
    ['08:30:00', 30_600],
    ['8:30:00', 30_600],
    ['8:30', 30_600],
    ['25:01:02', 90_062],
    ['100:00:00', 360_000],
    ['', -1],
    ['8', Number.NaN],
    ['8:60:00', Number.NaN],
    ['8:00:75', Number.NaN],
    ['8:00:00:00', Number.NaN],
    ['-1:00:00', Number.NaN],
    ['noon', Number.NaN],
  ])('reads the time %p as %p seconds', (text, value) => {
    expect(cell(text).seconds(0)).toBe(value);
  });
});
