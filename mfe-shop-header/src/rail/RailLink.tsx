import type { ComponentOptions } from '@halte/contract';
import { useObservable } from '@halte/ui';
import { TenantIcon } from '../icons/TenantIcon.tsx';
import { useHeader } from '../parts/useHeader.ts';
import { hrefOf, isCurrent, isOutside } from '../rules/links.ts';
import styles from './Rail.module.css';

export function RailLink({ options }: { readonly options: ComponentOptions['sidebar-link'] }) {
  const { locale, fullPath } = useHeader();
  const { icon = 'pin', label, link, suffix } = options;
  const href = hrefOf(link, locale);
  return (
    <a
      className={styles.link}
      href={href}
      rel={isOutside(href) ? 'noopener' : undefined}
      aria-current={isCurrent(link, locale, fullPath, suffix) ? 'page' : undefined}
    >
      <TenantIcon icon={icon} />
      {label[locale]}
    </a>
  );
}

/** A link that is there in some areas only. */
export function ContextualRailLink({ options }: { readonly options: ComponentOptions['contextual-link'] }) {
  const { host } = useHeader();
  const { context } = useObservable(host.context);
  return options.contexts.includes(context) && <RailLink options={options} />;
}
