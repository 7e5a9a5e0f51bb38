import type { ComponentOptions } from '@halte/contract';
import { Icon, useObservable } from '@halte/ui';
import { ExternalIcon } from '@halte/ui/icons';
import { TenantIcon } from '../icons/TenantIcon.tsx';
import rows from '../parts/rows.module.css';
import { useHeader } from '../parts/useHeader.ts';
import { hrefOf, isCurrent, isOutside } from '../rules/links.ts';

interface MenuRowProps {
  readonly icon?: string | undefined;
  readonly label: string;
  readonly href: string;
  readonly current?: boolean;
}

/** A link of a menu; one that leads to another site has a mark. */
export function MenuRow({ icon, label, href, current = false }: MenuRowProps) {
  const { t } = useHeader();
  return (
    <a
      className={rows.row}
      href={href}
      aria-current={current ? 'page' : undefined}
      rel={isOutside(href) ? 'noopener' : undefined}
    >
      {icon && <TenantIcon icon={icon} />}
      <span className={rows.words}>{label}</span>
      {isOutside(href) && <Icon className={rows.mark} of={ExternalIcon} label={t('header.outside')} />}
    </a>
  );
}

export function MenuLink({ options }: { readonly options: ComponentOptions['sidebar-link'] }) {
  const { locale, fullPath } = useHeader();
  const { icon, label, link, suffix } = options;
  const current = isCurrent(link, locale, fullPath, suffix);
  return <MenuRow icon={icon} label={label[locale]} href={hrefOf(link, locale)} current={current} />;
}

/** A link that is there in some areas only. */
export function ContextualRow({ options }: { readonly options: ComponentOptions['contextual-link'] }) {
  const { host } = useHeader();
  const { context } = useObservable(host.context);
  return options.contexts.includes(context) && <MenuLink options={options} />;
}
