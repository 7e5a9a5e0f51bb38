import type { HostServices, Query } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Button, Icon } from '@halte/ui';
import { OptionsIcon } from '@halte/ui/icons';
import { type ComponentType, useEffect, useState } from 'react';
import { hasCustomPreferences } from '../../preferences/customPreferences.ts';
import css from './PreferencesEntry.module.css';

interface LayerProps {
  host: HostServices;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type State = 'closed' | 'loading' | 'open';

export interface PreferencesEntryProps {
  host: HostServices;
  /** What the address of the trip says of them. */
  overrides: Query;
}

/** Opens the preferences, which come only then: most searches do without. Says when they are not the usual ones. */
export function PreferencesEntry({ host, overrides }: PreferencesEntryProps) {
  const t = useTranslate('trip-planner');
  const [state, setState] = useState<State>('closed');
  const [isCustom, setCustom] = useState(hasCustomPreferences);
  const [Layer, setLayer] = useState<ComponentType<LayerProps> | null>(null);

  useEffect(() => {
    if (state !== 'closed') return;
    if (Object.keys(overrides).length === 0) {
      setCustom(hasCustomPreferences());
      return;
    }
    // What an address says of them only their template can tell. Few trips come from one that says anything.
    let isLatest = true;
    const say = (isUnusual: boolean) => isLatest && setCustom(isUnusual);
    void import('./isUnusual.ts').then(({ isUnusual }) => isUnusual(host, overrides)).then(say, () => {});
    return () => {
      isLatest = false;
    };
  }, [host, overrides, state]);

  async function open(): Promise<void> {
    setState('loading');
    try {
      const { loadPreferencesLayer } = await import('./loadPreferencesLayer.ts');
      const layer = await loadPreferencesLayer();
      setLayer(() => layer);
      setState('open');
    } catch {
      setState('closed');
      host.toasts.show({ type: 'error', message: t('preferences.unavailable') });
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
      {Layer && <Layer host={host} open={state === 'open'} onOpenChange={() => setState('closed')} />}
    </>
  );
}
