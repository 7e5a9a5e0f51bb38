import type { Language } from '../common/language.ts';
import type { MessagePurpose } from '../store/store.ts';
import type { Message } from './message.ts';

/** `taken` goes to the owner of an address with which another account was requested. */
export type TextPurpose = MessagePurpose | 'taken';

interface Words {
  readonly subject: string;
  /** Why the message comes, and what the link does. */
  readonly opening: string;
  /** What else to know, e.g. how long the link is good. */
  readonly note: string;
  /** For a reader that did not ask for it. */
  readonly unasked: string;
}

/** `site` is the name of the site’s server. */
type Texts = Readonly<Record<TextPurpose, (site: string) => Words>>;

const TEXTS: Readonly<Record<Language, Texts>> = {
  fr: {
    confirm: (site) => ({
      subject: 'Confirmez votre adresse e-mail',
      opening: `Vous avez un compte sur ${site} avec cette adresse e-mail. Ouvrez ce lien pour la confirmer :`,
      note: 'Le lien est valable trois jours et ne sert qu’une fois.',
      unasked: 'Si vous n’avez pas créé de compte, ignorez ce message.',
    }),
    reset: (site) => ({
      subject: 'Choisissez un nouveau mot de passe',
      opening: `Un nouveau mot de passe a été demandé pour votre compte sur ${site}. Ouvrez ce lien pour le choisir :`,
      note: 'Le lien est valable une heure et ne sert qu’une fois.',
      unasked: 'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
    }),
    register: (site) => ({
      subject: 'Terminez la création de votre compte',
      opening: `Un compte a été demandé sur ${site} avec cette adresse e-mail. Ouvrez ce lien pour le créer, puis connectez-vous :`,
      note: 'Le lien est valable trois jours et ne sert qu’une fois.',
      unasked: 'Si vous n’avez rien demandé, ignorez ce message : aucun compte n’est créé.',
    }),
    taken: (site) => ({
      subject: 'Vous avez déjà un compte',
      opening: `Un compte a été demandé sur ${site} avec cette adresse e-mail, qui en a déjà un. Connectez-vous ici :`,
      note: 'Choisissez « Mot de passe oublié ? » si vous ne connaissez plus votre mot de passe.',
      unasked: 'Si vous n’avez rien demandé, ignorez ce message : votre compte reste le même.',
    }),
    'email-changed': (site) => ({
      subject: 'Votre adresse e-mail a été changée',
      opening: `Votre compte sur ${site} a une autre adresse e-mail. Vous le trouvez ici :`,
      note: 'Les prochains messages vont à la nouvelle adresse.',
      unasked: 'Si ce changement ne vient pas de vous, prévenez le réseau sans attendre.',
    }),
    'password-changed': (site) => ({
      subject: 'Votre mot de passe a été changé',
      opening: `Votre compte sur ${site} a un nouveau mot de passe. Vous le trouvez ici :`,
      note: 'Vos autres appareils ont été déconnectés.',
      unasked: 'Si ce changement ne vient pas de vous, choisissez « Mot de passe oublié ? » en vous connectant.',
    }),
  },
  en: {
    confirm: (site) => ({
      subject: 'Confirm your email address',
      opening: `You have an account on ${site} with this email address. Open this link to confirm it:`,
      note: 'The link is valid for three days and works once.',
      unasked: 'If you have not created an account, ignore this message.',
    }),
    reset: (site) => ({
      subject: 'Choose a new password',
      opening: `A new password was requested for your account on ${site}. Open this link to choose it:`,
      note: 'The link is valid for one hour and works once.',
      unasked: 'If you have not requested it, ignore this message: your password stays the same.',
    }),
    register: (site) => ({
      subject: 'Finish creating your account',
      opening: `An account was requested on ${site} with this email address. Open this link to create it, then sign in:`,
      note: 'The link is valid for three days and works once.',
      unasked: 'If you have not requested it, ignore this message: no account is created.',
    }),
    taken: (site) => ({
      subject: 'You already have an account',
      opening: `An account was requested on ${site} with this email address, which already has one. Sign in here:`,
      note: 'Choose “Forgotten password?” if you no longer know your password.',
      unasked: 'If you have not requested it, ignore this message: your account stays the same.',
    }),
    'email-changed': (site) => ({
      subject: 'Your email address was changed',
      opening: `Your account on ${site} has another email address. You find it here:`,
      note: 'The next messages go to the new address.',
      unasked: 'If this change was not made by you, tell the network without delay.',
    }),
    'password-changed': (site) => ({
      subject: 'Your password was changed',
      opening: `Your account on ${site} has a new password. You find it here:`,
      note: 'Your other devices were signed out.',
      unasked: 'If this change was not made by you, choose “Forgotten password?” when you sign in.',
    }),
  },
  es: {
    confirm: (site) => ({
      subject: 'Confirma tu correo electrónico',
      opening: `Tienes una cuenta en ${site} con este correo electrónico. Abre este enlace para confirmarlo:`,
      note: 'El enlace es válido durante tres días y solo sirve una vez.',
      unasked: 'Si no has creado una cuenta, ignora este mensaje.',
    }),
    reset: (site) => ({
      subject: 'Elige una nueva contraseña',
      opening: `Se ha pedido una nueva contraseña para tu cuenta en ${site}. Abre este enlace para elegirla:`,
      note: 'El enlace es válido durante una hora y solo sirve una vez.',
      unasked: 'Si no la has pedido, ignora este mensaje: tu contraseña sigue siendo la misma.',
    }),
    register: (site) => ({
      subject: 'Termina de crear tu cuenta',
      opening: `Se ha pedido una cuenta en ${site} con este correo electrónico. Abre este enlace para crearla y después inicia sesión:`,
      note: 'El enlace es válido durante tres días y solo sirve una vez.',
      unasked: 'Si no la has pedido, ignora este mensaje: no se crea ninguna cuenta.',
    }),
    taken: (site) => ({
      subject: 'Ya tienes una cuenta',
      opening: `Se ha pedido una cuenta en ${site} con este correo electrónico, que ya tiene una. Inicia sesión aquí:`,
      note: 'Elige «¿Has olvidado tu contraseña?» si ya no la sabes.',
      unasked: 'Si no la has pedido, ignora este mensaje: tu cuenta sigue siendo la misma.',
    }),
    'email-changed': (site) => ({
      subject: 'Tu correo electrónico ha cambiado',
      opening: `Tu cuenta en ${site} tiene otro correo electrónico. La encuentras aquí:`,
      note: 'Los próximos mensajes llegan al nuevo correo.',
      unasked: 'Si no has hecho este cambio, avisa a la red cuanto antes.',
    }),
    'password-changed': (site) => ({
      subject: 'Tu contraseña ha cambiado',
      opening: `Tu cuenta en ${site} tiene una nueva contraseña. La encuentras aquí:`,
      note: 'Se ha cerrado la sesión en tus otros dispositivos.',
      unasked: 'Si no has hecho este cambio, elige «¿Has olvidado tu contraseña?» al iniciar sesión.',
    }),
  },
  it: {
    confirm: (site) => ({
      subject: 'Conferma il tuo indirizzo e-mail',
      opening: `Hai un account su ${site} con questo indirizzo e-mail. Apri questo link per confermarlo:`,
      note: 'Il link è valido per tre giorni e funziona una sola volta.',
      unasked: 'Se non hai creato un account, ignora questo messaggio.',
    }),
    reset: (site) => ({
      subject: 'Scegli una nuova password',
      opening: `È stata richiesta una nuova password per il tuo account su ${site}. Apri questo link per sceglierla:`,
      note: 'Il link è valido per un’ora e funziona una sola volta.',
      unasked: 'Se non l’hai richiesta, ignora questo messaggio: la tua password resta la stessa.',
    }),
    register: (site) => ({
      subject: 'Completa la creazione del tuo account',
      opening: `È stato richiesto un account su ${site} con questo indirizzo e-mail. Apri questo link per crearlo, poi accedi:`,
      note: 'Il link è valido per tre giorni e funziona una sola volta.',
      unasked: 'Se non l’hai richiesto, ignora questo messaggio: non viene creato alcun account.',
    }),
    taken: (site) => ({
      subject: 'Hai già un account',
      opening: `È stato richiesto un account su ${site} con questo indirizzo e-mail, che ne ha già uno. Accedi qui:`,
      note: 'Scegli «Password dimenticata?» se non la ricordi più.',
      unasked: 'Se non l’hai richiesto, ignora questo messaggio: il tuo account resta lo stesso.',
    }),
    'email-changed': (site) => ({
      subject: 'Il tuo indirizzo e-mail è stato cambiato',
      opening: `Il tuo account su ${site} ha un altro indirizzo e-mail. Lo trovi qui:`,
      note: 'I prossimi messaggi arrivano al nuovo indirizzo.',
      unasked: 'Se non hai fatto tu questo cambiamento, avvisa subito la rete.',
    }),
    'password-changed': (site) => ({
      subject: 'La tua password è stata cambiata',
      opening: `Il tuo account su ${site} ha una nuova password. Lo trovi qui:`,
      note: 'I tuoi altri dispositivi sono stati disconnessi.',
      unasked: 'Se non hai fatto tu questo cambiamento, scegli «Password dimenticata?» quando accedi.',
    }),
  },
  de: {
    confirm: (site) => ({
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      opening: `Sie haben auf ${site} ein Konto mit dieser E-Mail-Adresse. Öffnen Sie diesen Link, um sie zu bestätigen:`,
      note: 'Der Link gilt drei Tage und nur einmal.',
      unasked: 'Wenn Sie kein Konto angelegt haben, ignorieren Sie diese Nachricht.',
    }),
    reset: (site) => ({
      subject: 'Wählen Sie ein neues Passwort',
      opening: `Für Ihr Konto auf ${site} wurde ein neues Passwort angefordert. Öffnen Sie diesen Link, um es zu wählen:`,
      note: 'Der Link gilt eine Stunde und nur einmal.',
      unasked: 'Wenn Sie es nicht angefordert haben, ignorieren Sie diese Nachricht: Ihr Passwort bleibt gleich.',
    }),
    register: (site) => ({
      subject: 'Schließen Sie das Anlegen Ihres Kontos ab',
      opening: `Auf ${site} wurde ein Konto mit dieser E-Mail-Adresse angefordert. Öffnen Sie diesen Link, um es anzulegen, und melden Sie sich dann an:`,
      note: 'Der Link gilt drei Tage und nur einmal.',
      unasked: 'Wenn Sie nichts angefordert haben, ignorieren Sie diese Nachricht: Es wird kein Konto angelegt.',
    }),
    taken: (site) => ({
      subject: 'Sie haben bereits ein Konto',
      opening: `Auf ${site} wurde ein Konto mit dieser E-Mail-Adresse angefordert, die bereits eines hat. Melden Sie sich hier an:`,
      note: 'Wählen Sie „Passwort vergessen?“, wenn Sie es nicht mehr wissen.',
      unasked: 'Wenn Sie nichts angefordert haben, ignorieren Sie diese Nachricht: Ihr Konto bleibt gleich.',
    }),
    'email-changed': (site) => ({
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      opening: `Ihr Konto auf ${site} hat eine andere E-Mail-Adresse. Sie finden es hier:`,
      note: 'Die nächsten Nachrichten gehen an die neue Adresse.',
      unasked: 'Wenn diese Änderung nicht von Ihnen ist, melden Sie es gleich dem Verkehrsnetz.',
    }),
    'password-changed': (site) => ({
      subject: 'Ihr Passwort wurde geändert',
      opening: `Ihr Konto auf ${site} hat ein neues Passwort. Sie finden es hier:`,
      note: 'Ihre anderen Geräte wurden abgemeldet.',
      unasked: 'Wenn diese Änderung nicht von Ihnen ist, wählen Sie beim Anmelden „Passwort vergessen?“.',
    }),
  },
};

export interface Written {
  readonly purpose: TextPurpose;
  readonly language: Language;
  readonly link: string;
}

export function textOf({ purpose, language, link }: Written): Pick<Message, 'subject' | 'text'> {
  const { subject, opening, note, unasked } = TEXTS[language][purpose](new URL(link).host);
  return { subject, text: [opening, link, note, unasked].join('\n\n').concat('\n') };
}
