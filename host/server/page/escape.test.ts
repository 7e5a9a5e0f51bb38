import { escapeHtml, jsonForScript } from './escape.ts';

const NASTY = '</script><!--<script>alert("1")</script> & \u2028 \u2029 \'x\'';

describe('jsonForScript', () => {
  it('cannot close its element, and parses to the same value', () => {
    const text = jsonForScript({ nasty: NASTY });
    expect(text).not.toMatch(/[<>\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ nasty: NASTY });
  });
});

describe('escapeHtml', () => {
  it('leaves nothing that means something in HTML', () => {
    expect(escapeHtml(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;');
  });
});
