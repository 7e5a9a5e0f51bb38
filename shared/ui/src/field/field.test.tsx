import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SegmentedControl } from './SegmentedControl.tsx';
import { TextField } from './TextField.tsx';

it('ties label, hint and error to the field', () => {
  render(<TextField id="day" label="Day" type="date" hint="Any day this year" error="Choose a later day" />);
  const input = screen.getByLabelText('Day');
  expect(input).toHaveAccessibleDescription('Any day this year Choose a later day');
  expect(input).toBeInvalid();
});

it('says nothing of errors while there are none', () => {
  render(<TextField id="name" label="Name" error={null} />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

function When() {
  const [value, setValue] = useState<'leave' | 'arrive'>('leave');
  return (
    <SegmentedControl
      legend="When"
      name="when"
      value={value}
      options={[
        { value: 'leave', label: 'Leave at' },
        { value: 'arrive', label: 'Arrive by' },
      ]}
      onChange={setValue}
    />
  );
}

it('is a group of radio buttons that arrow keys walk through', async () => {
  render(<When />);
  expect(screen.getByRole('group', { name: 'When' })).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Leave at' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Arrive by' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Leave at' })).not.toBeChecked();
});
