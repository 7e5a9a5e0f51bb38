import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The sheets over the form, as a traveller uses them. */
export const CHIPS = {
  when: /^(Maintenant|Départ :|Arrivée :|Dernier départ)/,
  type: /^Aller(-retour(, Retour .*)?| simple)$/,
  options: /^Options/,
} as const;

/** The dialog that opens, once it can be pressed: it blocks the page, itself included, and exempts itself one rendering later. */
export async function openedDialog() {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => {
    if (dialog.style.pointerEvents !== 'auto') throw new Error('The dialog cannot be pressed yet.');
  });
  return within(dialog);
}

export async function openSheet(chip: keyof typeof CHIPS) {
  await userEvent.click(screen.getByRole('button', { name: CHIPS[chip] }));
  return openedDialog();
}

type OpenSheet = Awaited<ReturnType<typeof openSheet>>;

export const choose = (sheet: OpenSheet, name: string | RegExp) => userEvent.click(sheet.getByRole('radio', { name }));

/** Types a time, e.g. "09:30". */
export function setClock(sheet: OpenSheet, time: string): void {
  const [hours, minutes] = time.split(':');
  fireEvent.change(sheet.getByRole('spinbutton', { name: 'Heures' }), { target: { value: hours } });
  fireEvent.change(sheet.getByRole('spinbutton', { name: 'Minutes' }), { target: { value: minutes } });
}

export const clockIn = (sheet: OpenSheet) =>
  sheet
    .getAllByRole<HTMLInputElement>('spinbutton')
    .map(({ value }) => value)
    .join(':');

/** Presses the button in the footer, which is named after the result. */
export const apply = (sheet: OpenSheet, name: string | RegExp) => userEvent.click(sheet.getByRole('button', { name }));
