import { readNotifications } from './readNotifications.ts';

it('has a label and the first of the actions, with its type and parameters', () => {
  const parameter = { type: 'STRING', code: 'providerId', label: null, value: 'p' };
  const action = { type: 'ADD_NEW_PRODUCT_TO_BASKET', label: 'Renew', parameters: [parameter], route: null };
  const answer = {
    notifications: [
      { id: 'n', label: 'Renew soon', actions: [action, { type: 'OTHER' }] },
      { id: 'm', label: 'No action', actions: [] },
    ],
  };
  expect(readNotifications(answer)).toEqual([
    { key: 'n 0', label: 'Renew soon', action },
    { key: 'm 1', label: 'No action', action: null },
  ]);
});

it.each([[null], [{}], [{ notifications: 3 }], [{ notifications: [null, { id: 'n' }, { label: ' ' }] }]])(
  'reads none in %j',
  (answer) => {
    expect(readNotifications(answer)).toEqual([]);
  },
);
