import type { HostServices, ViewProps } from '@halte/contract';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { drawnView } from './drawnView.tsx';

const HOST = {} as HostServices;

it('draws once, passes on another query, and ends with the screen', () => {
  const seen: string[] = [];
  const draw = (element: HTMLElement, word: string, { query, params }: ViewProps) => {
    seen.push(word);
    element.textContent = `${params['id']} ${query['tab']}`;
  };
  const View = drawnView((element, props) => {
    draw(element, 'mount', props);
    return { update: (next) => draw(element, 'update', next), unmount: () => seen.push('unmount') };
  }) as ComponentType<ViewProps>;

  const [params, query] = [{ id: '7' }, { tab: 'prices' }];
  const { rerender, unmount } = render(<View host={HOST} params={params} query={query} />);
  expect(screen.getByText('7 prices')).toBeVisible();
  rerender(<View host={HOST} params={params} query={query} />);
  expect(seen).toEqual(['mount']);
  rerender(<View host={HOST} params={params} query={{ tab: 'hours' }} />);
  expect(screen.getByText('7 hours')).toBeVisible();
  unmount();
  expect(seen).toEqual(['mount', 'update', 'unmount']);
});
