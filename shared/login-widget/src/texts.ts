export type TextKey = keyof typeof EN;
export type Texts = Readonly<Record<TextKey, string>>;

const EN = {
  signIn: 'Sign in',
  create: 'Create an account',
  forgot: 'Forgotten password?',
  sendLink: 'Send a link',
  linkHint: 'You will receive an email with a link to choose a new password.',
  linkSent:
    'If there is an account with this address, we have sent an email with a link. The link is valid for one hour.',
  accountSent: 'We have sent an email to {email}. Open the link in it to finish creating your account, then sign in.',
  noMessages: 'A link cannot be sent here. Contact customer service for a new password.',
  close: 'Close',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  password: 'Password',
  passwordHint: 'At least 8 characters. A short sentence is easy to remember.',
  showPassword: 'Show password',
  newHere: 'New here?',
  privacy: 'Your data is used to manage your account.',
  privacyMore: 'Find out more',
  haveAccount: 'Already have an account?',
  sending: 'One moment…',
  done: 'You are signed in.',
  emailNeeded: 'Enter an email address such as name@example.org.',
  passwordNeeded: 'Enter your password.',
  passwordShort: 'Choose a password of at least 8 characters.',
  passwordRefused: 'Choose another password: 8 to 200 characters, hard to guess, and not your email address.',
  wrong: 'The email address or the password is incorrect.',
  taken: 'There is already an account with this email address. Sign in instead.',
  wait: 'Too many attempts. Try again in {time}.',
  busy: 'Many people are signing in right now. Try again in {time}.',
  offline: 'There is no connection. Check your internet connection, then try again.',
  slow: 'This is taking too long. Try again.',
  failed: 'Something went wrong. Try again in a moment.',
};

const FR: Texts = {
  signIn: 'Se connecter',
  create: 'Créer un compte',
  forgot: 'Mot de passe oublié ?',
  sendLink: 'Envoyer un lien',
  linkHint: 'Vous recevrez un e-mail avec un lien pour choisir un nouveau mot de passe.',
  linkSent:
    'Si un compte existe avec cette adresse, nous avons envoyé un e-mail avec un lien. Le lien est valable une heure.',
  accountSent:
    'Nous avons envoyé un e-mail à {email}. Ouvrez le lien qu’il contient pour terminer la création de votre compte, puis connectez-vous.',
  noMessages: 'Aucun lien ne peut être envoyé ici. Contactez le service clients pour obtenir un nouveau mot de passe.',
  close: 'Fermer',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  passwordHint: 'Au moins 8 caractères. Une courte phrase se retient bien.',
  showPassword: 'Afficher le mot de passe',
  newHere: 'Première visite ?',
  privacy: 'Vos données servent à gérer votre compte.',
  privacyMore: 'En savoir plus',
  haveAccount: 'Vous avez déjà un compte ?',
  sending: 'Un instant…',
  done: 'Connexion réussie.',
  emailNeeded: 'Saisissez une adresse e-mail, par exemple nom@exemple.fr.',
  passwordNeeded: 'Saisissez votre mot de passe.',
  passwordShort: 'Choisissez un mot de passe d’au moins 8 caractères.',
  passwordRefused:
    'Choisissez un autre mot de passe : de 8 à 200 caractères, difficile à deviner et différent de votre adresse e-mail.',
  wrong: 'L’adresse e-mail ou le mot de passe est incorrect.',
  taken: 'Un compte existe déjà avec cette adresse e-mail. Connectez-vous plutôt.',
  wait: 'Trop de tentatives. Réessayez dans {time}.',
  busy: 'Beaucoup de personnes se connectent en ce moment. Réessayez dans {time}.',
  offline: 'Pas de connexion. Vérifiez votre connexion à internet, puis réessayez.',
  slow: 'La réponse se fait attendre. Réessayez.',
  failed: 'Un problème est survenu. Réessayez dans un instant.',
};

const ES: Texts = {
  signIn: 'Iniciar sesión',
  create: 'Crear una cuenta',
  forgot: '¿Has olvidado tu contraseña?',
  sendLink: 'Enviar un enlace',
  linkHint: 'Recibirás un correo con un enlace para elegir una nueva contraseña.',
  linkSent:
    'Si existe una cuenta con este correo, hemos enviado un mensaje con un enlace. El enlace es válido durante una hora.',
  accountSent:
    'Hemos enviado un correo a {email}. Abre el enlace que contiene para terminar de crear tu cuenta y después inicia sesión.',
  noMessages: 'Aquí no se pueden enviar enlaces. Contacta con atención al cliente para obtener una nueva contraseña.',
  close: 'Cerrar',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'Al menos 8 caracteres. Una frase corta se recuerda bien.',
  showPassword: 'Mostrar la contraseña',
  newHere: '¿Es tu primera visita?',
  privacy: 'Tus datos se usan para gestionar tu cuenta.',
  privacyMore: 'Más información',
  haveAccount: '¿Ya tienes una cuenta?',
  sending: 'Un momento…',
  done: 'Has iniciado sesión.',
  emailNeeded: 'Escribe un correo electrónico, por ejemplo nombre@ejemplo.es.',
  passwordNeeded: 'Escribe tu contraseña.',
  passwordShort: 'Elige una contraseña de al menos 8 caracteres.',
  passwordRefused:
    'Elige otra contraseña: de 8 a 200 caracteres, difícil de adivinar y distinta de tu correo electrónico.',
  wrong: 'El correo electrónico o la contraseña no son correctos.',
  taken: 'Ya existe una cuenta con este correo electrónico. Inicia sesión.',
  wait: 'Demasiados intentos. Vuelve a intentarlo dentro de {time}.',
  busy: 'Muchas personas están iniciando sesión. Vuelve a intentarlo dentro de {time}.',
  offline: 'No hay conexión. Comprueba tu conexión a internet y vuelve a intentarlo.',
  slow: 'La respuesta tarda demasiado. Vuelve a intentarlo.',
  failed: 'Algo ha fallado. Vuelve a intentarlo dentro de un momento.',
};

const IT: Texts = {
  signIn: 'Accedi',
  create: 'Crea un account',
  forgot: 'Password dimenticata?',
  sendLink: 'Invia un link',
  linkHint: 'Riceverai un’e-mail con un link per scegliere una nuova password.',
  linkSent:
    'Se esiste un account con questo indirizzo, abbiamo inviato un’e-mail con un link. Il link è valido per un’ora.',
  accountSent:
    'Abbiamo inviato un’e-mail a {email}. Apri il link che contiene per completare la creazione del tuo account, poi accedi.',
  noMessages: 'Qui non è possibile inviare link. Contatta il servizio clienti per una nuova password.',
  close: 'Chiudi',
  firstName: 'Nome',
  lastName: 'Cognome',
  email: 'Indirizzo e-mail',
  password: 'Password',
  passwordHint: 'Almeno 8 caratteri. Una frase breve è facile da ricordare.',
  showPassword: 'Mostra la password',
  newHere: 'È la prima volta?',
  privacy: 'I tuoi dati servono a gestire il tuo account.',
  privacyMore: 'Maggiori informazioni',
  haveAccount: 'Hai già un account?',
  sending: 'Un momento…',
  done: 'Accesso effettuato.',
  emailNeeded: 'Inserisci un indirizzo e-mail, ad esempio nome@esempio.it.',
  passwordNeeded: 'Inserisci la tua password.',
  passwordShort: 'Scegli una password di almeno 8 caratteri.',
  passwordRefused:
    'Scegli un’altra password: da 8 a 200 caratteri, difficile da indovinare e diversa dal tuo indirizzo e-mail.',
  wrong: 'L’indirizzo e-mail o la password non sono corretti.',
  taken: 'Esiste già un account con questo indirizzo e-mail. Accedi.',
  wait: 'Troppi tentativi. Riprova tra {time}.',
  busy: 'Molte persone stanno accedendo in questo momento. Riprova tra {time}.',
  offline: 'Nessuna connessione. Controlla la connessione a internet e riprova.',
  slow: 'La risposta tarda ad arrivare. Riprova.',
  failed: 'Qualcosa è andato storto. Riprova tra un istante.',
};

const DE: Texts = {
  signIn: 'Anmelden',
  create: 'Konto erstellen',
  forgot: 'Passwort vergessen?',
  sendLink: 'Link senden',
  linkHint: 'Sie erhalten eine E-Mail mit einem Link, um ein neues Passwort zu wählen.',
  linkSent:
    'Wenn es zu dieser Adresse ein Konto gibt, haben wir eine E-Mail mit einem Link gesendet. Der Link ist eine Stunde gültig.',
  accountSent:
    'Wir haben eine E-Mail an {email} gesendet. Öffnen Sie den Link darin, um die Registrierung abzuschließen, und melden Sie sich dann an.',
  noMessages: 'Hier kann kein Link gesendet werden. Wenden Sie sich für ein neues Passwort an den Kundenservice.',
  close: 'Schließen',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  passwordHint: 'Mindestens 8 Zeichen. Ein kurzer Satz lässt sich gut merken.',
  showPassword: 'Passwort anzeigen',
  newHere: 'Zum ersten Mal hier?',
  privacy: 'Ihre Daten dienen der Verwaltung Ihres Kontos.',
  privacyMore: 'Mehr erfahren',
  haveAccount: 'Schon ein Konto?',
  sending: 'Einen Moment…',
  done: 'Anmeldung erfolgreich.',
  emailNeeded: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
  passwordNeeded: 'Geben Sie Ihr Passwort ein.',
  passwordShort: 'Wählen Sie ein Passwort mit mindestens 8 Zeichen.',
  passwordRefused:
    'Wählen Sie ein anderes Passwort: 8 bis 200 Zeichen, schwer zu erraten und nicht Ihre E-Mail-Adresse.',
  wrong: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  taken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an.',
  wait: 'Zu viele Versuche. Versuchen Sie es in {time} noch einmal.',
  busy: 'Gerade melden sich viele an. Versuchen Sie es in {time} noch einmal.',
  offline: 'Keine Verbindung. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  slow: 'Die Antwort lässt auf sich warten. Versuchen Sie es noch einmal.',
  failed: 'Da ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
};

const TEXTS = { fr: FR, en: EN, es: ES, it: IT, de: DE };

export type Language = keyof typeof TEXTS;

/** The language of the page; French where it is none of the five. */
export function languageOf(lang: string): Language {
  const language = lang.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : 'fr';
}

const isLanguage = (language: string): language is Language => Object.hasOwn(TEXTS, language);

export function textsIn(language: Language): Texts {
  return TEXTS[language];
}

/** "12 minutes", rounded up. */
export function durationText(seconds: number, language: Language): string {
  const [value, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
