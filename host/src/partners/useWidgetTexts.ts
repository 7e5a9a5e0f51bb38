import { useTranslateKey } from '@halte/i18n';
import { useApp } from '../context/appContext.ts';

interface WidgetTexts {
  readonly label: string;
  readonly hint: string | null;
  /** Title of the frame. */
  readonly title: string;
}

/** Texts about each kind of widget: those written for partners, else those that its remote has declared. */
export function useWidgetTexts(): (kind: string) => WidgetTexts {
  const { areas, boot } = useApp();
  const partners = useTranslateKey('partners');
  const host = useTranslateKey('host');
  const { name } = boot.tenant;

  function written(key: string): string | null {
    const text = partners(key, { name });
    return text === key ? null : text;
  }

  return (kind) => {
    const route = areas.widgets.find(({ area }) => area === kind)?.route ?? kind;
    const title = host(`title.${route}`);
    const tab = areas.tabs.find(({ area }) => area === kind);
    return {
      label: written(`what.${kind}`) ?? (tab ? host(`tabs.${kind}`) : title),
      hint: written(`what.${kind}.hint`),
      title: written(`frame.${kind}`) ?? `${title} – ${name}`,
    };
  };
}
