/** Browser events that cross the line between the app and what a tenant puts beside it. */
export const EVENTS = {
  login: 'kas-login',
  logout: 'kas-logout',
  loggedOut: 'kas-logged-out',
  refreshToken: 'kas-refresh-token',
  loginWidgetReady: 'login-widget-ready',
  cartUpdated: 'cart-updated',
  /** Asks the tenant's consent script to open its panel. */
  openConsent: 'consent-open',
  localeChange: 'locale-change',
} as const;

export interface LoginDetail {
  readonly redirectTo: string;
}
