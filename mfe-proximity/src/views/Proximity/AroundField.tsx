import { useTranslate } from '@halte/i18n';
import { PlaceField } from '@halte/places/field';
import { Icon, IconButton } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { LocateIcon, SearchIcon } from '@halte/ui/icons';
import { memo } from 'react';
import { servicesOf } from '../../around/services.ts';
import type { Around } from './useAround.ts';
import styles from './View.module.css';

/** The field for the place to search around, and the button that searches around the traveller's position. */
export const AroundField = memo(function AroundField({ around }: { readonly around: Around }) {
  const t = useTranslate('proximity');
  const { loadApi, history } = servicesOf(useHost());
  const { place, position } = around;
  const { isAsking } = position;
  return (
    <div className={styles.search}>
      <PlaceField
        id="around-place"
        look="pill"
        label={t('place.label')}
        icon={<Icon of={SearchIcon} />}
        value={place}
        onChange={around.choose}
        loadApi={loadApi}
        history={history}
        userPosition={position.at}
        end={
          <IconButton
            aria-label={t(isAsking ? 'position.asking' : 'position.find')}
            aria-busy={isAsking || undefined}
            title={t('position.find')}
            onClick={around.lookAroundMe}
          >
            <Icon of={LocateIcon} />
          </IconButton>
        }
      />
    </div>
  );
});
