import type { ViewProps } from '@halte/contract';
import { useLocale, useTranslate } from '@halte/i18n';
import { useAnnouncer, useDebouncedValue } from '@halte/ui';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../context/appContext.ts';
import { CodeBox } from './CodeBox.tsx';
import { type Choices, embedCode, FIRST_CHOICES, widgetAddress } from './choices.ts';
import { KindField } from './KindField.tsx';
import { LookFields } from './LookFields.tsx';
import styles from './Partners.module.css';
import { PlaceFields } from './PlaceFields.tsx';
import { Preview } from './Preview.tsx';
import { SizeFields } from './SizeFields.tsx';
import { useWidgetTexts } from './useWidgetTexts.ts';

/** Debounces the preview while typing: it is updated within 300 ms of the last change. */
const PAUSE_MS = 250;
/** Example of a partner's address; not a real site. */
const EXAMPLE = 'https://www.example.org';

/** A partner's choices for the frame in their page, with its preview and its code. */
export function View({ host }: ViewProps) {
  const t = useTranslate('partners');
  const locale = useLocale();
  const announce = useAnnouncer();
  const { areas } = useApp();
  const textsOf = useWidgetTexts();
  const { tenant, navigation } = host;
  const { name } = tenant;
  const [choices, setChoices] = useState(FIRST_CHOICES);
  const shown = useDebouncedValue(choices, PAUSE_MS);
  const first = useRef(shown);
  const address = widgetAddress(shown, { origin: location.origin, locale, areas });
  const { title } = textsOf(shown.kind);

  useEffect(() => {
    if (shown !== first.current) announce(t('preview.updated'));
  }, [shown, announce, t]);

  const change = (part: Partial<Choices>) => setChoices((before) => ({ ...before, ...part }));

  return (
    <article className={styles.page}>
      <div className={styles.head}>
        <h1>{t('heading', { name })}</h1>
        <p>{t('intro')}</p>
      </div>
      <form className={styles.choices} onSubmit={(event) => event.preventDefault()}>
        <KindField value={choices.kind} onChange={(kind) => change({ kind })} />
        <PlaceFields choices={choices} onChange={change} />
        <SizeFields languages={tenant.languages} choices={choices} onChange={change} />
        <LookFields choices={choices} onChange={change} />
      </form>
      <div className={styles.results}>
        <Preview address={address} title={title} size={shown} />
        {address !== null && <CodeBox code={embedCode(address, title, shown)} />}
        <section className={styles.sites}>
          <h2>{t('sites')}</h2>
          <p>{t(tenant.anySiteMayEmbed ? 'sites.any' : 'sites.listed', { name, example: EXAMPLE })}</p>
          <p>
            <a href={navigation.href({ name: 'cobranding-demo-widgets-definitions' })}>{t('all')}</a>
          </p>
        </section>
      </div>
    </article>
  );
}
