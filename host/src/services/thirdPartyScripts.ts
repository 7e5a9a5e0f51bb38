import { EVENTS, type TenantUrls } from '@halte/contract';

function addScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
  return script;
}

/** What a tenant puts beside the app: a consent banner, which speaks the page's language, and an analytics tracker. */
export function loadThirdPartyScripts({ consentScript, analyticsScript }: TenantUrls): void {
  if (consentScript) {
    let banner = addScript(consentScript);
    window.addEventListener(EVENTS.localeChange, () => {
      banner.remove();
      banner = addScript(consentScript);
    });
  }
  if (analyticsScript) addScript(analyticsScript);
}
