import type { AreaTab } from '@halte/contract';
import { type FirstPaint, type TabPart, tabName } from '@halte/contract/firstPaint';
import type { Composition } from '../remotes/compose.ts';
import { escapeHtml } from './escape.ts';
import { isTemplate } from './paint.ts';
import type { Wording } from './wording.ts';

export interface TabsInput {
  readonly tabs: readonly AreaTab[];
  readonly texts: Readonly<Record<string, string>>;
  readonly wording: Wording;
  readonly href: (tab: AreaTab) => string;
  readonly isCurrent: (tab: AreaTab) => boolean;
  /** The markup of a tab, by its name; null where the build has none. */
  readonly find: (name: string) => Promise<FirstPaint | null>;
}

/** The tab that is current for a page of an area, whose route is `name`. */
export function isCurrentTab({ table }: Composition, name: string | null): (tab: AreaTab) => boolean {
  const area = name === null ? undefined : table.byName.get(name)?.area;
  return (tab) => (tab.alone ? tab.route === name : tab.area === area);
}

function filled({ html, holes }: FirstPaint, parts: Readonly<Record<TabPart, string>>): string {
  return holes.reduceRight(
    (text, hole) =>
      hole.kind === 'tab' ? `${text.slice(0, hole.at)}${escapeHtml(parts[hole.name])}${text.slice(hole.at)}` : text,
    html,
  );
}

/** The tabs as markup; null where the build has no markup for one of them, and where the app would show another text. */
export async function paintTabs({ tabs, texts, wording, href, isCurrent, find }: TabsInput): Promise<string | null> {
  const textOf = (key: string) => wording.of(`host.${key}`) ?? texts[key] ?? '';
  const painted = await Promise.all(
    tabs.map(async (tab) => {
      const label = textOf(`tabs.${tab.area}`);
      const short = tab.short ? textOf(`tabs.${tab.area}.rail`) : null;
      const paint = await find(tabName(isCurrent(tab), short !== null));
      if (paint === null || isTemplate(label) || (short !== null && isTemplate(short))) return null;
      return filled(paint, { href: href(tab), icon: tab.icon, label, short: short ?? '' });
    }),
  );
  return painted.includes(null) ? null : painted.join('');
}
