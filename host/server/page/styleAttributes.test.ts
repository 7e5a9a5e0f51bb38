import { withoutStyleAttributes } from './styleAttributes.ts';

it('makes one rule of each style, which the policy allows in a style element', () => {
  const markup =
    '<i style="width:8rem;height:1.125rem"></i><b class="x" style="width:40%"></b><i style="width:40%"></i>';
  expect(withoutStyleAttributes(markup)).toEqual({
    html: '<i data-style="width:8rem;height:1.125rem"></i><b class="x" data-style="width:40%"></b><i data-style="width:40%"></i>',
    css: '[data-style="width:8rem;height:1.125rem"]{width:8rem;height:1.125rem}[data-style="width:40%"]{width:40%}',
  });
});

it.each(['a:b}body{color:red', '</style><script>', 'background:url(//evil.example/x)', 'a:&quot;', "content:'x'"])(
  'drops %s',
  (text) => {
    expect(withoutStyleAttributes(`<i style="${text}"></i>`)).toEqual({ html: '<i></i>', css: '' });
  },
);

it('leaves what only looks like one', () => {
  const markup = '<p title="a style=&quot;b&quot;">style="</p>';
  expect(withoutStyleAttributes(markup)).toEqual({ html: markup, css: '' });
});
