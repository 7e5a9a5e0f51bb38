import type { messages as french } from './fr.ts';

export const messages: Readonly<Record<keyof typeof french, string>> = {
  greeting: 'Guten Tag,',
  signature: 'Ihr Team von {{tenant}}',
  help: 'Kundenservice: {{contact}}',
  'confirm.subject': 'Bestätigen Sie Ihre E-Mail-Adresse – {{tenant}}',
  'confirm.opening':
    'Sie haben ein Konto bei {{tenant}} mit dieser E-Mail-Adresse. Öffnen Sie diesen Link, um sie zu bestätigen:',
  'confirm.note': 'Der Link ist drei Tage gültig und nur einmal verwendbar.',
  'confirm.unasked': 'Wenn Sie kein Konto angelegt haben, ignorieren Sie diese Nachricht.',
  'reset.subject': 'Wählen Sie ein neues Passwort – {{tenant}}',
  'reset.opening':
    'Für Ihr Konto bei {{tenant}} wurde ein neues Passwort angefordert. Öffnen Sie diesen Link, um es zu wählen:',
  'reset.note': 'Der Link ist eine Stunde gültig und nur einmal verwendbar.',
  'reset.unasked':
    'Wenn Sie es nicht angefordert haben, ignorieren Sie diese Nachricht: Ihr Passwort bleibt unverändert.',
  'register.subject': 'Schließen Sie Ihre Registrierung ab – {{tenant}}',
  'register.opening':
    'Sie möchten mit dieser E-Mail-Adresse ein Konto bei {{tenant}} anlegen. Öffnen Sie diesen Link, um es anzulegen, und melden Sie sich dann an:',
  'register.note': 'Der Link ist drei Tage gültig und nur einmal verwendbar.',
  'register.unasked': 'Wenn Sie nichts angefordert haben, ignorieren Sie diese Nachricht: Es wird kein Konto angelegt.',
  'taken.subject': 'Sie haben bereits ein Konto – {{tenant}}',
  'taken.opening':
    'Mit dieser E-Mail-Adresse sollte ein Konto bei {{tenant}} angelegt werden, aber Sie haben bereits eines. Melden Sie sich hier an:',
  'taken.note': 'Wenn Sie Ihr Passwort vergessen haben, wählen Sie beim Anmelden „Passwort vergessen?“.',
  'taken.unasked': 'Wenn Sie nichts angefordert haben, ignorieren Sie diese Nachricht: Ihr Konto bleibt unverändert.',
  'email-changed.subject': 'Die E-Mail-Adresse Ihres Kontos wurde geändert – {{tenant}}',
  'email-changed.opening':
    'Die E-Mail-Adresse Ihres Kontos bei {{tenant}} wurde geändert. Hier gelangen Sie zu Ihrem Konto:',
  'email-changed.note': 'Weitere Nachrichten gehen an die neue Adresse.',
  'email-changed.unasked': 'Wenn Sie das nicht waren, wenden Sie sich sofort an den Kundenservice von {{tenant}}.',
  'password-changed.subject': 'Das Passwort Ihres Kontos wurde geändert – {{tenant}}',
  'password-changed.opening':
    'Das Passwort Ihres Kontos bei {{tenant}} wurde geändert. Hier gelangen Sie zu Ihrem Konto:',
  'password-changed.note': 'Ihre anderen Geräte wurden abgemeldet.',
  'password-changed.unasked':
    'Wenn Sie das nicht waren, wählen Sie beim Anmelden „Passwort vergessen?“ und wenden Sie sich dann an den Kundenservice von {{tenant}}.',
};
