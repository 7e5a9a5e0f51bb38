import type { PublicTenant } from './boot.ts';

/** Features that the product asks for, and what each does. */
export const FEATURES = {
  'external-proximity': 'The nearby screen is a redirect to `externalProximityUrl`.',
} as const satisfies Readonly<Record<string, string>>;
export type FeatureName = keyof typeof FEATURES;

/** As a tenant's file has them. */
type FeatureSettings = Readonly<Record<string, { readonly enabled?: boolean }>>;

/** Names of the features that a tenant's file turns on. One that is left out, or says nothing, is off. */
export function enabledFeatures(features: FeatureSettings): string[] {
  return Object.entries(features).flatMap(([name, { enabled }]) => (enabled ? [name] : []));
}

/** Whether a feature is on. Nothing else asks: an architecture check holds all code to it. */
export function isFeatureOn({ features }: Pick<PublicTenant, 'features'>, name: FeatureName): boolean {
  return features.includes(name);
}
