import { noteOwnPreferences } from './noteOwnPreferences.ts';

it('sets a cookie while the traveller has preferences of their own, and none for others', () => {
  noteOwnPreferences(false, null);
  expect(document.cookie).toBe('');
  noteOwnPreferences(true, null);
  expect(document.cookie).toBe('prefs=1');
  const set = jest.spyOn(document, 'cookie', 'set');
  noteOwnPreferences(true, null);
  expect(set).not.toHaveBeenCalled();
  noteOwnPreferences(false, null);
  expect(document.cookie).toBe('');
  noteOwnPreferences(true, 'localhost');
  expect(set).toHaveBeenLastCalledWith('prefs=1; Path=/; Max-Age=31536000; SameSite=Lax; Domain=localhost');
});
