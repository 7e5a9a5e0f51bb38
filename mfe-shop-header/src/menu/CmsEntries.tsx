import type { ComponentOptions } from '@halte/contract';
import { useCmsMenu } from '../cms/useCmsMenu.ts';
import { TenantIcon } from '../icons/TenantIcon.tsx';
import rows from '../parts/rows.module.css';
import { useHeader } from '../parts/useHeader.ts';
import { hrefOf, isCurrent } from '../rules/links.ts';
import { CmsRows } from './CmsRows.tsx';
import { Disclosure } from './Disclosure.tsx';
import { MenuRow } from './MenuRow.tsx';

/** A menu of the content system in the inner menu: entries with others below them unfold. */
export function CmsEntries({ options: { menu, icons = [] } }: { readonly options: ComponentOptions['cms-menu'] }) {
  const { locale, fullPath, t } = useHeader();
  const entries = useCmsMenu(menu);
  if (entries.length === 0) return null;
  return (
    <nav className={rows.group} aria-label={t('header.links')}>
      {entries.map(({ title, url, children }, index) => {
        const icon = icons[index];
        if (children.length === 0) {
          const current = isCurrent(url, locale, fullPath);
          return <MenuRow key={title} icon={icon} label={title} href={hrefOf(url, locale)} current={current} />;
        }
        const face = (
          <>
            {icon && <TenantIcon icon={icon} />}
            <span className={rows.words}>{title}</span>
          </>
        );
        return (
          <Disclosure key={title} face={face}>
            <CmsRows entries={children} />
          </Disclosure>
        );
      })}
    </nav>
  );
}
