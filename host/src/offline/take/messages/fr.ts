import type { Messages } from '@halte/contract';

export const messages = {
  title: 'Horaires sans connexion',
  offer:
    'Emportez les horaires du réseau {{name}} ({{size}}, et jusqu’à {{app}} pour l’application). La recherche fonctionne sans connexion jusqu’au {{day}}, sans temps réel ni prix.',
  take: 'Emporter',
  loading: 'Téléchargement des horaires…',
  cancel: 'Annuler',
  taken:
    'Les horaires du réseau {{name}} sont sur cet appareil ({{size}}, téléchargés le {{at}}). La recherche fonctionne sans connexion jusqu’au {{day}}, sans temps réel ni prix.',
  newer: 'De nouveaux horaires sont publiés.',
  update: 'Mettre à jour',
  remove: 'Retirer de cet appareil',
  removed: 'Les horaires ne sont plus sur cet appareil.',
  'failed.unreachable': 'Le téléchargement s’est interrompu. Réessayez dès que la connexion est revenue.',
  'failed.damaged': 'Le fichier est arrivé abîmé. Réessayez.',
  'failed.noRoom': 'Il n’y a pas assez de place sur cet appareil. Libérez de l’espace de stockage, puis réessayez.',
} satisfies Messages;
