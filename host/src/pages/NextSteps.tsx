import { apiFor } from '@halte/api';
import { useTranslate } from '@halte/i18n';
import { createPlaceHistory } from '@halte/places';
import { PlaceField } from '@halte/places/field';
import { Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { SearchIcon } from '@halte/ui/icons';
import { useState } from 'react';
import { AREAS } from './areas.ts';
import styles from './NextSteps.module.css';
import { targetOf } from './targetOf.ts';

/** Where to go on from a page that does not exist: a search for what the traveller wanted to see, and the three areas. */
export function NextSteps() {
  const host = useHost();
  const t = useTranslate('host');
  const words = useTranslate('pages');
  const [history] = useState(() => createPlaceHistory({ cookieDomain: host.tenant.cookies.domain }));
  const { navigation } = host;
  return (
    <div className={styles.steps}>
      <PlaceField
        id="missing-place"
        look="pill"
        label={words('next.search')}
        icon={<Icon of={SearchIcon} />}
        value={null}
        onChange={(place) => {
          const target = place && targetOf(place);
          if (target) navigation.go(target);
        }}
        loadApi={async () => apiFor(host)}
        history={history}
      />
      <ul className={styles.areas}>
        {AREAS.map(({ area, route, icon }) => (
          <li key={area}>
            <a className={styles.area} href={navigation.href({ name: route })}>
              <span className={styles.icon}>
                <Icon of={icon} />
              </span>
              <strong>{t(`tabs.${area}`)}</strong>
              <span className={styles.text}>{words(`next.${area}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
