import assert from 'node:assert/strict';
import { it } from 'node:test';
import { classesIn, usedRules } from './usedRules.mjs';

const used = (css, ...classes) => usedRules([css].flat(), new Set(classes));

for (const [what, css, expected] of [
  ['a rule of a class', '.a{color:red}.c{color:blue}', '.a{color:red}'],
  ['the selectors of which all classes are there', '.a .b,.a .c{color:red}', '.a .b{color:red}'],
  ['states, which come later', '.a:hover,.a[data-x]{color:red}', '.a:hover,.a[data-x]{color:red}'],
  [
    'alternatives, of which one is enough',
    '.a:is(.c,.b){color:red}.a:not(.c){top:0}',
    '.a:is(.c,.b){color:red}.a:not(.c){top:0}',
  ],
  ['rules without a class', ':root{--x:1}.c{top:0}', ':root{--x:1}'],
  [
    'layers and their order',
    '@layer ui,page;@layer ui{.a{top:0}.c{top:0}}@layer page{.c{top:0}}',
    '@layer ui,page;@layer ui{.a{top:0}}',
  ],
  [
    'queries, and no empty ones',
    '@media (width < 700px){@layer ui{.c{top:0}}.a{top:0}}',
    '@media (width < 700px){.a{top:0}}',
  ],
  ['nothing for paper', '@media print{.a{top:0}}@page x{margin:0}', ''],
  [
    'animations that are used',
    '@keyframes x{to{top:0}}@keyframes y{to{top:0}}.a{animation:1s x}',
    '@keyframes x{to{top:0}}.a{animation:1s x}',
  ],
  ['no comments', '/* x */.a{top:0}', '.a{top:0}'],
  ['the same rules of two sheets once', ['.a{top:0}', '.b{top:0}.a{top:0}'], '.a{top:0}.b{top:0}'],
])
  it(`keeps ${what}`, () => {
    assert.equal(used(css, 'a', 'b'), expected);
  });

it('finds the classes of markup', () => {
  assert.deepEqual([...classesIn('<p class="a b"><i class="c" title="class=&quot;d&quot;"></i></p>')], ['a', 'b', 'c']);
});
