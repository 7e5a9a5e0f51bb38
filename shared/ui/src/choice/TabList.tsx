import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab<V extends string> {
  readonly value: V;
  readonly words: ReactNode;
  /** Names what the tab shows. */
  readonly id?: string;
}

interface TabListProps<V extends string> {
  label: string;
  tabs: readonly Tab<V>[];
  chosen: V;
  /** Id of the element that shows what is chosen. */
  panel: string;
  className?: string | undefined;
  tabClassName?: string | undefined;
  onChange: (value: V) => void;
}

/** A list of tabs, one of them in the tab order: arrows, Home and End move to another and choose it. */
export function TabList<V extends string>(props: TabListProps<V>) {
  const { label, tabs, chosen, panel, className, tabClassName, onChange } = props;
  const choose = (value: string) => {
    const tab = tabs.find((one) => one.value === value);
    if (tab) onChange(tab.value);
  };
  return (
    <Tabs.Root asChild value={chosen} onValueChange={choose}>
      <Tabs.List className={className} aria-label={label}>
        {tabs.map(({ value, words, ...id }) => (
          <Tabs.Trigger key={value} {...id} value={value} aria-controls={panel} className={tabClassName}>
            {words}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </Tabs.Root>
  );
}
