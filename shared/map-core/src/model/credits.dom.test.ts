import { creditNodes } from './credits.ts';

function rendered(...credits: Parameters<typeof creditNodes>[0][number][]): HTMLElement {
  const element = document.createElement('div');
  element.append(...creditNodes(credits));
  return element;
}

describe('creditNodes', () => {
  it('writes texts and links', () => {
    const element = rendered(
      { text: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
      { text: 'tiles & more' },
    );
    expect(element.textContent).toBe('© OpenStreetMap · tiles & more');
    expect(element.querySelector('a')).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
  });

  it('makes no element of a text or an address', () => {
    const element = rendered(
      { text: '<img src=x onerror=alert(1)>' },
      { text: 'x', href: 'https://a.example/"><script>1</script>' },
    );
    expect(element.querySelectorAll('img, script')).toHaveLength(0);
    expect(element.textContent).toBe('<img src=x onerror=alert(1)> · x');
  });

  it.each(['javascript:alert(1)', 'data:text/html,1', '//evil.example'])('makes no link of %s', (href) => {
    expect(rendered({ text: 'x', href }).querySelector('a')).toBeNull();
  });
});
