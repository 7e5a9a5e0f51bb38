import { oneOf, text } from '@halte/engine/api/fields';
import { Type } from 'typebox';
import { PROBLEM_CODES, PROBLEMS } from '../problems/codes.ts';

const TABLE = [
  'What is wrong, for programs. Codes do not change; there may be new ones.',
  '',
  '| code | status | when | what to do |',
  '|---|---|---|---|',
  ...PROBLEM_CODES.map((code) => {
    const { status, when, remedy } = PROBLEMS[code];
    return `| \`${code}\` | ${status} | ${when} | ${remedy} |`;
  }),
].join('\n');

export const ProblemCodeField = oneOf(PROBLEM_CODES, TABLE);

export const Problem = Type.Object(
  {
    code: ProblemCodeField,
    message: text(
      'What is wrong, as an English message for developers. It may change, and names the field that is wrong.',
      'In the query, lat must be at most 90.',
    ),
    requestId: text(
      'The id of the request, as in the header `x-request-id` and in the server’s log.',
      '0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d',
    ),
  },
  { $id: 'Problem', description: 'Every answer from status 400 on.' },
);
