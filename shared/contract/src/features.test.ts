import { enabledFeatures, isFeatureOn } from './features.ts';

it.each([
  [{}, false],
  [{ 'external-proximity': {} }, false],
  [{ 'external-proximity': { enabled: false } }, false],
  [{ 'external-proximity': { enabled: true } }, true],
  [{ other: { enabled: true } }, false],
])('with %j external-proximity is on: %s', (settings, expected) => {
  expect(isFeatureOn({ features: enabledFeatures(settings) }, 'external-proximity')).toBe(expected);
});
