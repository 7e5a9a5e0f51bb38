import { apiFor } from '@halte/api';
import { useTranslate, useTranslateKey } from '@halte/i18n';
import { createPlaceHistory } from '@halte/places';
import { PlaceField } from '@halte/places/field';
import { Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { SearchIcon } from '@halte/ui/icons';
import { useState } from 'react';
import { useApp } from '../context/appContext.ts';
import styles from './NextSteps.module.css';
import { targetOf } from './targetOf.ts';

/** Where to go on from a page that does not exist: a search for what the traveller wanted to see, and the tabs. */
export function NextSteps() {
  const host = useHost();
  const { areas } = useApp();
  const text = useTranslateKey('host');
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
        {areas.tabs
          .filter(({ alone }) => !alone)
          .map(({ area, route, icon }) => (
            <li key={area}>
              <a className={styles.area} href={navigation.href({ name: route })}>
                <span className={styles.icon}>
                  <Icon of={icon} />
                </span>
                <strong>{text(`tabs.${area}`)}</strong>
                {text(`next.${area}`) !== `next.${area}` && <span className={styles.text}>{text(`next.${area}`)}</span>}
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}
