import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs.tsx';

function Directions() {
  const [value, setValue] = useState('out');
  return (
    <Tabs
      label="Direction"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'out', label: 'To the harbour', content: 'first stops' },
        { value: 'back', label: 'To the station', content: 'last stops' },
      ]}
    />
  );
}

it('shows one panel at a time, and arrow keys change it', async () => {
  render(<Directions />);
  expect(screen.getByRole('tablist', { name: 'Direction' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'To the harbour' })).toHaveTextContent('first stops');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'To the station' })).toHaveTextContent('last stops');
});
