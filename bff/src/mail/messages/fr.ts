export const messages = {
  greeting: 'Bonjour,',
  signature: 'L’équipe {{tenant}}',
  help: 'Service clients : {{contact}}',
  'confirm.subject': 'Confirmez votre adresse e-mail – {{tenant}}',
  'confirm.opening': 'Cette adresse e-mail est associée à votre compte {{tenant}}. Ouvrez ce lien pour la confirmer :',
  'confirm.note': 'Ce lien est valable trois jours et ne peut être utilisé qu’une fois.',
  'confirm.unasked': 'Si vous n’avez pas de compte, ignorez ce message.',
  'reset.subject': 'Choisissez un nouveau mot de passe – {{tenant}}',
  'reset.opening':
    'Un nouveau mot de passe a été demandé pour votre compte {{tenant}}. Ouvrez ce lien pour le choisir :',
  'reset.note': 'Ce lien est valable une heure et ne peut être utilisé qu’une fois.',
  'reset.unasked': 'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne changera pas.',
  'register.subject': 'Terminez la création de votre compte – {{tenant}}',
  'register.opening':
    'Vous avez demandé la création d’un compte {{tenant}} avec cette adresse e-mail. Ouvrez ce lien pour le créer, puis connectez-vous :',
  'register.note': 'Ce lien est valable trois jours et ne peut être utilisé qu’une fois.',
  'register.unasked': 'Si vous n’avez rien demandé, ignorez ce message : aucun compte ne sera créé.',
  'taken.subject': 'Vous avez déjà un compte – {{tenant}}',
  'taken.opening':
    'La création d’un compte {{tenant}} a été demandée avec cette adresse e-mail, mais vous en avez déjà un. Connectez-vous ici :',
  'taken.note':
    'Si vous avez oublié votre mot de passe, choisissez « Mot de passe oublié ? » au moment de vous connecter.',
  'taken.unasked': 'Si vous n’avez rien demandé, ignorez ce message : rien ne change pour votre compte.',
  'email-changed.subject': 'L’adresse e-mail de votre compte a été modifiée – {{tenant}}',
  'email-changed.opening':
    'L’adresse e-mail de votre compte {{tenant}} vient d’être modifiée. Accédez à votre compte :',
  'email-changed.note': 'Les prochains messages seront envoyés à la nouvelle adresse.',
  'email-changed.unasked':
    'Si vous n’êtes pas à l’origine de ce changement, contactez sans attendre le service clients {{tenant}}.',
  'password-changed.subject': 'Le mot de passe de votre compte a été modifié – {{tenant}}',
  'password-changed.opening':
    'Le mot de passe de votre compte {{tenant}} vient d’être modifié. Accédez à votre compte :',
  'password-changed.note': 'Vos autres appareils ont été déconnectés.',
  'password-changed.unasked':
    'Si vous n’êtes pas à l’origine de ce changement, choisissez « Mot de passe oublié ? » au moment de vous connecter, puis contactez le service clients {{tenant}}.',
} as const;
