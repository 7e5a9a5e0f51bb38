import { EVENTS, type TenantUrls } from '@halte/contract';
import { allowScripts } from '../remotes/trustedTypes.ts';

function addScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  allowScripts(src);
  script.src = src;
  script.async = true;
  document.head.append(script);
  return script;
}

/** Scripts that a tenant configures: a consent banner, loaded again when the language changes, and an analytics tracker. */
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
