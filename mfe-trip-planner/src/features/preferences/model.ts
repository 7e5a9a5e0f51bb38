import type { Option, OptionName, Preferences } from '@halte/contract/trip';

export function optionAt({ sections }: Preferences, { section, key }: OptionName): Option | null {
  const options = sections.find(({ sectionKey }) => sectionKey === section)?.options;
  return options?.find((option) => option.key === key) ?? null;
}
