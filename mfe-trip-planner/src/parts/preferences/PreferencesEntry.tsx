import { useTranslate } from '@halte/i18n';
import { Button, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { OptionsIcon } from '@halte/ui/icons';
import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { hasCustomPreferences } from '../../preferences/customPreferences.ts';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import css from './PreferencesEntry.module.css';

import type { UnusualPreferencesProps } from './UnusualPreferences.tsx';

interface LayerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type State = 'closed' | 'loading' | 'open';

/** Opens the preferences, whose code is loaded only then: most searches do without. The label says when they are not the usual ones. */
export function PreferencesEntry() {
  const t = useTranslate('trip-planner');
  const { toasts } = useHost();
  const { trips } = useTripPlanner();
  const { overrides } = useSnapshot(trips.state).trip;
  const [state, setState] = useState<State>('closed');
  const [isCustom, setCustom] = useState(hasCustomPreferences);
  const [Layer, setLayer] = useState<ComponentType<LayerProps> | null>(null);
  const [Unusual, setUnusual] = useState<ComponentType<UnusualPreferencesProps> | null>(null);
  const hasOverrides = Object.keys(overrides).length > 0;

  useEffect(() => {
    if (state !== 'closed') return;
    if (!hasOverrides) {
      setCustom(hasCustomPreferences());
      return;
    }
    // Only the template can tell which parameters of the address are preferences. Few addresses have any.
    void import('./UnusualPreferences.tsx').then(
      ({ UnusualPreferences }) => setUnusual(() => UnusualPreferences),
      () => null,
    );
  }, [hasOverrides, state]);

  async function open(): Promise<void> {
    setState('loading');
    try {
      const { loadPreferencesLayer } = await import('./loadPreferencesLayer.ts');
      const layer = await loadPreferencesLayer();
      setLayer(() => layer);
      setState('open');
    } catch {
      setState('closed');
      toasts.show({ type: 'error', message: t('preferences.unavailable') });
    }
  }

  return (
    <>
      <Button
        className={css.entry}
        variant="quiet"
        icon={<Icon of={OptionsIcon} />}
        aria-haspopup="dialog"
        busy={state === 'loading'}
        onClick={open}
      >
        {t(isCustom ? 'preferences.modified' : 'preferences')}
      </Button>
      {Unusual && hasOverrides && state === 'closed' && <Unusual overrides={overrides} onChange={setCustom} />}
      {Layer && <Layer open={state === 'open'} onOpenChange={() => setState('closed')} />}
    </>
  );
}
