import type { ComponentOptions } from '@halte/contract';
import { Icon } from '@halte/ui';
import { ChevronDownIcon } from '@halte/ui/icons';
import { useCmsMenu } from '../cms/useCmsMenu.ts';
import { CmsRows } from '../menu/CmsRows.tsx';
import { LayerButton } from '../parts/LayerButton.tsx';
import { useHeader } from '../parts/useHeader.ts';
import { hrefOf, isCurrent, isOutside } from '../rules/links.ts';
import styles from './Bar.module.css';

/** A menu of the content system in the bar: entries with others below them open a layer. */
export function CmsMenu({ options: { menu, childIcons = [] } }: { readonly options: ComponentOptions['cms-menu'] }) {
  const { locale, fullPath } = useHeader();
  const entries = useCmsMenu(menu);
  return entries.map(({ title, url, children }, index) => {
    if (children.length === 0) {
      const href = hrefOf(url, locale);
      return (
        <a
          key={title}
          className={styles.link}
          href={href}
          rel={isOutside(href) ? 'noopener' : undefined}
          aria-current={isCurrent(url, locale, fullPath) ? 'page' : undefined}
        >
          {title}
        </a>
      );
    }
    const face = (
      <>
        {title}
        <Icon of={ChevronDownIcon} />
      </>
    );
    return (
      <LayerButton key={title} label={title} face={face} title={title} align="start" opensOn="hover">
        <CmsRows entries={children} icons={childIcons[index]} />
      </LayerButton>
    );
  });
}
