import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isHarmlessOrder } from './styleOrder.mjs';

const UI = '../shared/ui/src/button/IconButton.module.css';
const OTHER_UI = '../shared/ui/src/text/Time.module.css';
const INSTALLED_UI = './node_modules/@halte/ui/src/text/Time.module.css';
const PAGE = './src/parts/Page.module.css';
const ROW = './src/parts/journey/JourneyRow.module.css';

/** As mini-css-extract-plugin writes it. */
const warning = (added, ...others) =>
  [
    'chunk 8582 [mini-css-extract-plugin]',
    'Conflicting order. Following module has been added:',
    ` * css ../node_modules/css-loader/dist/cjs.js??ruleSet[1].rules[1].use[1]!${added}`,
    'despite it was not able to fulfill desired ordering with these modules:',
    ...others.flatMap((file) => [
      ` * css ../node_modules/css-loader/dist/cjs.js??ruleSet[1].rules[1].use[1]!${file}`,
      "   - couldn't fulfill desired order of chunk group(s) ",
    ]),
  ].join('\n');

/** @type {readonly (readonly [title: string, message: string, expected: boolean])[]} */
const ORDERS = [
  ['of a shared style sheet among others', warning(UI, PAGE, ROW), true],
  ['of a style sheet among shared ones', warning(PAGE, UI, OTHER_UI), true],
  ['of an installed shared style sheet among others', warning(INSTALLED_UI, PAGE, ROW), true],
  ['of two that are not shared', warning(PAGE, ROW), false],
  ['of one among a shared and another', warning(PAGE, UI, ROW), false],
  ['of none that is known', 'Conflicting order', false],
  ['of something else', `Module not found: ${UI}`, false],
];

for (const [title, message, expected] of ORDERS)
  it(`the order ${title} is ${expected ? 'harmless' : 'reported'}`, () => {
    assert.equal(isHarmlessOrder({ message }), expected);
  });
