const { dirname } = require('node:path');

/**
 * Names and descriptions are compared with plain spaces, as Playwright does: no-break spaces keep a number and its unit, or a word and its
 * sign, on one line, and are spoken as plain ones. `getByText` and `toHaveTextContent` already do so.
 */
for (const library of ['@testing-library/dom', '@testing-library/jest-dom']) {
  const path = require.resolve('dom-accessibility-api', { paths: [dirname(require.resolve(library))] });
  jest.doMock(path, () => {
    const actual = jest.requireActual(path);
    const plain = (compute) => (element, options) => compute(element, options).replace(/\s+/g, ' ');
    return {
      ...actual,
      computeAccessibleName: plain(actual.computeAccessibleName),
      computeAccessibleDescription: plain(actual.computeAccessibleDescription),
    };
  });
}
