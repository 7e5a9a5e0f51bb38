import type { Choice, Option } from '@halte/contract/trip';
import { initI18n } from '@halte/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPreferencesMessages } from './loadOptionsSheet.ts';
import { OptionField } from './OptionField.tsx';

const criterion = (selectedKey: string): Option => ({
  type: 'criterion',
  key: 'walkSpeed',
  bodyParam: 'walkSpeed',
  criteria: ['slow', 'normal', 'fast'].map((key) => ({ key, value: key })),
  selectedKey,
});
const slider: Option = { type: 'slider', key: 'maxWalk', unit: 'm', min: 250, max: 3_000, step: 250, value: 1_500 };
const toggle = (selectedKey: 'on' | 'off'): Option => ({ type: 'toggle', key: 'wheelchair', selectedKey });
const modes: Option = {
  type: 'mode',
  key: 'modes',
  modes: [
    { key: 'tram', selected: false },
    { key: 'bus', selected: true },
  ],
};

beforeAll(async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  await loadPreferencesMessages();
});

function show(option: Option): readonly Choice[] {
  const choices: Choice[] = [];
  render(
    <OptionField
      option={option}
      among={{ sections: [{ sectionKey: 'any', options: [option] }] }}
      onChoose={(choice) => choices.push(choice)}
    />,
  );
  return choices;
}

it.each(['slow', 'normal', 'fast'])('of some values shows the one that is chosen: %s', (selectedKey) => {
  show(criterion(selectedKey));
  const values = screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked]);
  expect(values).toEqual(['slow', 'normal', 'fast'].map((value) => [value, value === selectedKey]));
});

it('says how much longer every change takes', () => {
  const criteria = ['asPlanned', 'plus5', 'plus10'].map((key) => ({ key, value: key }));
  show({ type: 'criterion', key: 'changeTime', bodyParam: 'changeTime', criteria, selectedKey: 'plus5' });
  expect(screen.getByRole('group', { name: 'Temps de correspondance' })).toBeVisible();
  expect(screen.getByRole('radio', { name: '5 minutes de plus' })).toBeChecked();
  const names = ['Normal', '5 minutes de plus', '10 minutes de plus'];
  for (const name of names) expect(screen.getByRole('radio', { name })).toBeInTheDocument();
  expect(screen.getByText('10 min de plus')).toBeVisible();
});

it('chooses one of some values', async () => {
  const choices = show(criterion('slow'));
  await userEvent.click(screen.getAllByRole('radio')[2]!);
  expect(choices).toEqual([{ type: 'criterion', selectedKey: 'fast' }]);
});

it('chooses a number on its scale, and says it with its unit', () => {
  const choices = show(slider);
  const range = screen.getByRole('slider');
  expect(range).toHaveValue('1500');
  expect(range).toHaveAttribute('aria-valuetext', '1,5\u00a0km · 20\u00a0min');
  expect([range.getAttribute('min'), range.getAttribute('max'), range.getAttribute('step')]).toEqual([
    '250',
    '3000',
    '250',
  ]);
  fireEvent.change(range, { target: { value: '500' } });
  expect(choices).toEqual([{ type: 'slider', value: 500 }]);
});

it.each([
  [{ unit: 'changes', max: 4, value: 0 }, 'Sans correspondance'],
  [{ unit: 'changes', max: 4, value: 1 }, '1 correspondance'],
  [{ unit: 'changes', max: 4, value: 4 }, '4 correspondances'],
  [{ unit: 'min', max: 120, value: 45, openEnded: true }, '45\u00a0min'],
  [{ unit: 'min', max: 120, value: 120, openEnded: true }, 'Sans limite'],
  [{ unit: 'min', max: 120, value: 120 }, '2\u00a0h'],
])('says the number %j as %s', (option, text) => {
  show({ type: 'slider', key: 'maxChanges', min: 0, step: 1, ...option });
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', text);
  expect(screen.getByRole('status')).toHaveTextContent(text.replace('\u00a0', ' '));
});

it.each([
  ['on', 'off'],
  ['off', 'on'],
] as const)('is a switch that is %s, and goes %s', async (selectedKey, next) => {
  const choices = show(toggle(selectedKey));
  const box = screen.getByRole('switch');
  expect(box).toHaveAttribute('aria-checked', String(selectedKey === 'on'));
  await userEvent.click(box);
  expect(choices).toEqual([{ type: 'toggle', selectedKey: next }]);
});

it('shows each mode as it is, and takes one in or out', async () => {
  const choices = show(modes);
  expect(screen.getByRole('group', { name: 'Voyager avec 1 sur 2' })).toBeInTheDocument();
  const [tram, bus] = screen.getAllByRole('checkbox');
  expect(tram).not.toBeChecked();
  expect(bus).toBeChecked();
  await userEvent.click(tram!);
  await userEvent.click(bus!);
  expect(choices).toEqual([
    { type: 'mode', mode: 'tram', selected: true },
    { type: 'mode', mode: 'bus', selected: false },
  ]);
});
