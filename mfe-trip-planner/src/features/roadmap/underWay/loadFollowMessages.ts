import { messageLoader } from '@halte/i18n';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    'trip-planner-follow': typeof import('./messages/fr.ts').messages;
  }
}

/** Alerts and following the position. In the file of their code: five more files would be named in the first download. */
export const loadFollowMessages = messageLoader('trip-planner-follow', {
  fr: () => import(/* webpackMode: "eager" */ './messages/fr.ts'),
  en: () => import(/* webpackMode: "eager" */ './messages/en.ts'),
  es: () => import(/* webpackMode: "eager" */ './messages/es.ts'),
  it: () => import(/* webpackMode: "eager" */ './messages/it.ts'),
  de: () => import(/* webpackMode: "eager" */ './messages/de.ts'),
});
