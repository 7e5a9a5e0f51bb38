import { createReport, logFormatOf, type Severity } from './report.ts';

const written = (format: 'json' | 'text', line: string, severity?: Severity) => {
  const texts: string[] = [];
  createReport(format, (text) => texts.push(text))(line, severity);
  return texts.join('');
};

it('is one JSON object a line, whatever the text', () => {
  const text = written('json', 'stops.txt has a "quote"\nand a second line', 'error');
  expect(text.split('\n')).toHaveLength(2);
  expect(JSON.parse(text)).toEqual({
    level: 50,
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    service: 'bff',
    msg: 'stops.txt has a "quote"\nand a second line',
  });
  expect(JSON.parse(written('json', 'ready'))).toMatchObject({ level: 30 });
});

it('is plain on a terminal', () => {
  expect(written('text', 'ready')).toBe('bff: ready\n');
  expect(written('text', 'Port 80 is taken.', 'fatal')).toBe('Port 80 is taken.\n');
});

it.each([
  [[], {}, false, 'json'],
  [[], {}, true, 'text'],
  [['--log-format', 'json'], {}, true, 'json'],
  [['--port', '1', '--log-format=text'], {}, false, 'text'],
  [[], { HALTE_LOG_FORMAT: 'text' }, false, 'text'],
  [['--log-format=json'], { HALTE_LOG_FORMAT: 'text' }, true, 'json'],
  [['--log-format'], {}, true, 'text'],
  [['--log-format', 'xml'], {}, false, 'json'],
] as const)('%j %j, on a terminal: %s, is %s', (args, environment, isTerminal, format) => {
  expect(logFormatOf(args, environment, isTerminal)).toBe(format);
});
