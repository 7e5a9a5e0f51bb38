import rows from '../parts/rows.module.css';
import { useHeader } from '../parts/useHeader.ts';
import type { CmsEntry } from '../rules/cmsMenu.ts';
import { hrefOf, isCurrent } from '../rules/links.ts';
import { MenuRow } from './MenuRow.tsx';

interface CmsRowsProps {
  readonly entries: readonly CmsEntry[];
  /** Icons of the entries, in their order. */
  readonly icons?: readonly string[] | undefined;
}

/** Entries of a menu of the content system; those below an entry make a group with its title. */
export function CmsRows({ entries, icons = [] }: CmsRowsProps) {
  const { locale, fullPath } = useHeader();
  return entries.map(({ title, url, children }, index) =>
    children.length > 0 ? (
      <div key={title} className={rows.group}>
        <h3>{title}</h3>
        <CmsRows entries={children} />
      </div>
    ) : (
      <MenuRow
        key={title}
        icon={icons[index]}
        label={title}
        href={hrefOf(url, locale)}
        current={isCurrent(url, locale, fullPath)}
      />
    ),
  );
}
