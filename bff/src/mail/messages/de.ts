import type { messages as french } from './fr.ts';

export const messages: Readonly<Record<keyof typeof french, string>> = {
  greeting: 'Guten Tag,',
  signature: 'Ihr Team von {{tenant}}',
  help: 'Kundenservice: {{contact}}',
  'confirm.subject': 'Bestätigen Sie Ihre E-Mail-Adresse – {{tenant}}',
  'confirm.opening':
    'diese E-Mail-Adresse gehört zu Ihrem Konto bei {{tenant}}. Öffnen Sie diesen Link, um sie zu bestätigen:',
  'confirm.note': 'Der Link ist drei Tage gültig und kann nur einmal verwendet werden.',
  'confirm.unasked': 'Wenn Sie kein Konto haben, können Sie diese Nachricht ignorieren.',
  'reset.subject': 'Wählen Sie ein neues Passwort – {{tenant}}',
  'reset.opening':
    'für Ihr Konto bei {{tenant}} wurde ein neues Passwort angefordert. Öffnen Sie diesen Link, um es festzulegen:',
  'reset.note': 'Der Link ist eine Stunde gültig und kann nur einmal verwendet werden.',
  'reset.unasked':
    'Wenn Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren: Ihr Passwort bleibt unverändert.',
  'register.subject': 'Schließen Sie Ihre Registrierung ab – {{tenant}}',
  'register.opening':
    'Sie möchten mit dieser E-Mail-Adresse ein Konto bei {{tenant}} anlegen. Öffnen Sie diesen Link, um es anzulegen, und melden Sie sich dann an:',
  'register.note': 'Der Link ist drei Tage gültig und kann nur einmal verwendet werden.',
  'register.unasked':
    'Wenn Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren: Es wird kein Konto angelegt.',
  'taken.subject': 'Sie haben bereits ein Konto – {{tenant}}',
  'taken.opening':
    'mit dieser E-Mail-Adresse sollte ein Konto bei {{tenant}} angelegt werden, Sie haben aber bereits eines. Melden Sie sich hier an:',
  'taken.note': 'Wenn Sie Ihr Passwort vergessen haben, wählen Sie beim Anmelden „Passwort vergessen?“.',
  'taken.unasked':
    'Wenn Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren: Ihr Konto bleibt unverändert.',
  'email-changed.subject': 'Die E-Mail-Adresse Ihres Kontos wurde geändert – {{tenant}}',
  'email-changed.opening':
    'die E-Mail-Adresse Ihres Kontos bei {{tenant}} wurde geändert. Hier gelangen Sie zu Ihrem Konto:',
  'email-changed.note': 'Künftige Nachrichten gehen an die neue Adresse.',
  'email-changed.unasked': 'Wenn Sie das nicht waren, wenden Sie sich sofort an den Kundenservice von {{tenant}}.',
  'password-changed.subject': 'Das Passwort Ihres Kontos wurde geändert – {{tenant}}',
  'password-changed.opening':
    'das Passwort Ihres Kontos bei {{tenant}} wurde geändert. Hier gelangen Sie zu Ihrem Konto:',
  'password-changed.note': 'Ihre anderen Geräte wurden abgemeldet.',
  'password-changed.unasked':
    'Wenn Sie das nicht waren, wählen Sie beim Anmelden „Passwort vergessen?“ und wenden Sie sich dann an den Kundenservice von {{tenant}}.',
};
