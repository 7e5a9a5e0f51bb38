import type { messages as fr } from './fr.ts';

export const messages = {
  signIn: 'Anmelden',
  create: 'Konto erstellen',
  forgot: 'Passwort vergessen?',
  sendLink: 'Link senden',
  linkHint: 'Sie erhalten eine E-Mail mit einem Link, um ein neues Passwort zu wählen.',
  linkSent:
    'Wenn es zu dieser Adresse ein Konto gibt, haben wir eine E-Mail mit einem Link gesendet. Der Link ist eine Stunde gültig.',
  accountSent:
    'Wir haben eine E-Mail an {{email}} gesendet. Öffnen Sie den Link darin, um die Registrierung abzuschließen, und melden Sie sich dann an.',
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
  wait: 'Zu viele Versuche. Versuchen Sie es in {{time}} noch einmal.',
  busy: 'Gerade melden sich viele an. Versuchen Sie es in {{time}} noch einmal.',
  offline: 'Keine Verbindung. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  slow: 'Die Antwort lässt auf sich warten. Versuchen Sie es noch einmal.',
  failed: 'Da ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
} satisfies Record<keyof typeof fr, string>;
