import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabList } from './TabList.tsx';

const TABS = [
  { value: 'stops', words: 'Stops', id: 'tab-stops' },
  { value: 'timetable', words: 'Timetable' },
  { value: 'info', words: 'Info' },
] as const;

function Example() {
  const [chosen, choose] = useState<'stops' | 'timetable' | 'info'>('stops');
  return (
    <>
      <TabList label="Content" tabs={TABS} chosen={chosen} panel="panel" onChange={choose} />
      <div id="panel" role="tabpanel" aria-label={chosen} />
    </>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true });

it('is one stop of the tab order, in which keys move and choose', async () => {
  const user = userEvent.setup();
  render(<Example />);
  expect(screen.getByRole('tablist', { name: 'Content' })).toBeInTheDocument();
  expect(chosen()).toHaveAccessibleName('Stops');
  expect(chosen()).toHaveAttribute('id', 'tab-stops');
  await user.tab();
  expect(chosen()).toHaveFocus();
  for (const [key, name] of [
    ['{ArrowRight}', 'Timetable'],
    ['{End}', 'Info'],
    ['{ArrowRight}', 'Stops'],
    ['{ArrowLeft}', 'Info'],
    ['{Home}', 'Stops'],
    ['{ArrowDown}', 'Stops'],
  ]) {
    await user.keyboard(key as string);
    expect(chosen()).toHaveAccessibleName(name as string);
    expect(chosen()).toHaveFocus();
  }
  await user.tab();
  expect(chosen()).not.toHaveFocus();
});

it('chooses what is pressed, and names the element that shows it', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('tab', { name: 'Info' }));
  expect(chosen()).toHaveAccessibleName('Info');
  expect(chosen()).toHaveAttribute('aria-controls', 'panel');
  expect(screen.getByRole('tabpanel', { name: 'info' })).toBeInTheDocument();
});
