import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { customCount } from './customPreferences.ts';
import type { EffectiveCountProps } from './EffectiveCount.tsx';

interface OptionsCountProps {
  /** The sheet that changes them is open. */
  isOpen: boolean;
  onChange: (count: number) => void;
}

/**
 * Reports how many options of the trip in the form differ from the template. Renders nothing. Preferences saved on the device are known
 * without a request; only the template defines which parameters of the address are preferences, and few addresses have any.
 */
export function OptionsCount({ isOpen, onChange }: OptionsCountProps) {
  const { trips } = useTripPlanner();
  const { overrides } = useSnapshot(trips.state).trip;
  const [Effective, setEffective] = useState<ComponentType<EffectiveCountProps> | null>(null);
  const hasOverrides = Object.keys(overrides).length > 0;

  useEffect(() => {
    if (isOpen) return;
    if (!hasOverrides) {
      onChange(customCount());
      return;
    }
    void import('./EffectiveCount.tsx').then(
      ({ EffectiveCount }) => setEffective(() => EffectiveCount),
      () => null,
    );
  }, [hasOverrides, isOpen, onChange]);

  return Effective && hasOverrides && !isOpen ? <Effective overrides={overrides} onChange={onChange} /> : null;
}
