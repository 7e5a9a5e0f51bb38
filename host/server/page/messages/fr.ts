import type { Messages } from '@halte/contract';

/** Texts of pages without script, which browsers that run the app never download. */
export const messages = {
  'plain.title': 'Choisissez vos lieux',
  'plain.choose': 'Plusieurs lieux correspondent peut-être à votre recherche. Choisissez celui que vous cherchez.',
  'plain.from': 'Départ',
  'plain.to': 'Arrivée',
  'plain.missing': 'Il manque ce lieu. Indiquez-le dans le formulaire, puis relancez la recherche.',
  'plain.none': 'Aucun lieu ne correspond. Vérifiez l’orthographe dans le formulaire, puis relancez la recherche.',
  'plain.unavailable': 'La recherche de lieux ne répond pas. Relancez la recherche dans un instant.',
  'plain.form':
    'Sans JavaScript, la recherche de lieux fonctionne, mais pas le reste de l’application. Pour voir les trajets, activez JavaScript dans votre navigateur, puis rechargez la page.',
  'plain.results':
    'Vos lieux sont trouvés. Pour voir les trajets, activez JavaScript dans votre navigateur, puis rechargez la page.',
  'plain.edit': 'Modifier la recherche',
} satisfies Messages;
