import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Card } from './Card.tsx';
import { ListRow } from './ListRow.tsx';

it('is a link, a button, or only text', async () => {
  const pressed: string[] = [];
  render(
    <Card>
      <ul>
        <li>
          <ListRow title="Linked" subTitle="below" href="/en/schedules" current />
        </li>
        <li>
          <ListRow title="Pressed" leading="T" trailing="3 min" onClick={() => pressed.push('row')} />
        </li>
        <li>
          <ListRow title="Read" />
        </li>
      </ul>
    </Card>,
  );
  const link = screen.getByRole('link', { name: /Linked/ });
  expect(link).toHaveAttribute('href', '/en/schedules');
  expect(link).toHaveAttribute('aria-current', 'true');
  await userEvent.click(screen.getByRole('button', { name: /Pressed/ }));
  expect(pressed).toEqual(['row']);
  expect(screen.getByText('Read').closest('a, button')).toBeNull();
});
