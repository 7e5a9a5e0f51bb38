import type { ComponentOptions } from '@halte/contract';
import { useObservable } from '@halte/ui';
import { useHeader } from '../parts/useHeader.ts';
import { hrefOf, isCurrent } from '../rules/links.ts';
import styles from './Bar.module.css';

export function BarLink({ options: { label, link, suffix } }: { readonly options: ComponentOptions['sidebar-link'] }) {
  const { locale, fullPath } = useHeader();
  return (
    <a
      className={styles.link}
      href={hrefOf(link, locale)}
      aria-current={isCurrent(link, locale, fullPath, suffix) ? 'page' : undefined}
    >
      {label[locale]}
    </a>
  );
}

/** A link that is there in some areas only. */
export function ContextualLink({ options }: { readonly options: ComponentOptions['contextual-link'] }) {
  const { host } = useHeader();
  const { context } = useObservable(host.context);
  return options.contexts.includes(context) && <BarLink options={options} />;
}
