import type { Language } from '../common/language.ts';
import type { LinkPurpose } from '../store/store.ts';
import type { Message } from './message.ts';

interface Words {
  readonly subject: string;
  /** Why the message comes, and what the link does. */
  readonly opening: string;
  /** How long the link is good, and that it is good once. */
  readonly validity: string;
  /** For a reader that did not ask for it. */
  readonly unasked: string;
}

/** `site` is the name of the site’s server. */
type Texts = Readonly<Record<LinkPurpose, (site: string) => Words>>;

const TEXTS: Readonly<Record<Language, Texts>> = {
  fr: {
    confirm: (site) => ({
      subject: 'Confirmez votre adresse e-mail',
      opening: `Vous avez un compte sur ${site} avec cette adresse e-mail. Ouvrez ce lien pour la confirmer :`,
      validity: 'Le lien est valable trois jours et ne sert qu’une fois.',
      unasked: 'Si vous n’avez pas créé de compte, ignorez ce message.',
    }),
    reset: (site) => ({
      subject: 'Choisissez un nouveau mot de passe',
      opening: `Un nouveau mot de passe a été demandé pour votre compte sur ${site}. Ouvrez ce lien pour le choisir :`,
      validity: 'Le lien est valable une heure et ne sert qu’une fois.',
      unasked: 'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
    }),
  },
  en: {
    confirm: (site) => ({
      subject: 'Confirm your email address',
      opening: `You have an account on ${site} with this email address. Open this link to confirm it:`,
      validity: 'The link is valid for three days and works once.',
      unasked: 'If you have not created an account, ignore this message.',
    }),
    reset: (site) => ({
      subject: 'Choose a new password',
      opening: `A new password was requested for your account on ${site}. Open this link to choose it:`,
      validity: 'The link is valid for one hour and works once.',
      unasked: 'If you have not requested it, ignore this message: your password stays the same.',
    }),
  },
  es: {
    confirm: (site) => ({
      subject: 'Confirma tu correo electrónico',
      opening: `Tienes una cuenta en ${site} con este correo electrónico. Abre este enlace para confirmarlo:`,
      validity: 'El enlace es válido durante tres días y solo sirve una vez.',
      unasked: 'Si no has creado una cuenta, ignora este mensaje.',
    }),
    reset: (site) => ({
      subject: 'Elige una nueva contraseña',
      opening: `Se ha pedido una nueva contraseña para tu cuenta en ${site}. Abre este enlace para elegirla:`,
      validity: 'El enlace es válido durante una hora y solo sirve una vez.',
      unasked: 'Si no la has pedido, ignora este mensaje: tu contraseña sigue siendo la misma.',
    }),
  },
  it: {
    confirm: (site) => ({
      subject: 'Conferma il tuo indirizzo e-mail',
      opening: `Hai un account su ${site} con questo indirizzo e-mail. Apri questo link per confermarlo:`,
      validity: 'Il link è valido per tre giorni e funziona una sola volta.',
      unasked: 'Se non hai creato un account, ignora questo messaggio.',
    }),
    reset: (site) => ({
      subject: 'Scegli una nuova password',
      opening: `È stata richiesta una nuova password per il tuo account su ${site}. Apri questo link per sceglierla:`,
      validity: 'Il link è valido per un’ora e funziona una sola volta.',
      unasked: 'Se non l’hai richiesta, ignora questo messaggio: la tua password resta la stessa.',
    }),
  },
  de: {
    confirm: (site) => ({
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      opening: `Sie haben auf ${site} ein Konto mit dieser E-Mail-Adresse. Öffnen Sie diesen Link, um sie zu bestätigen:`,
      validity: 'Der Link gilt drei Tage und nur einmal.',
      unasked: 'Wenn Sie kein Konto angelegt haben, ignorieren Sie diese Nachricht.',
    }),
    reset: (site) => ({
      subject: 'Wählen Sie ein neues Passwort',
      opening: `Für Ihr Konto auf ${site} wurde ein neues Passwort angefordert. Öffnen Sie diesen Link, um es zu wählen:`,
      validity: 'Der Link gilt eine Stunde und nur einmal.',
      unasked: 'Wenn Sie es nicht angefordert haben, ignorieren Sie diese Nachricht: Ihr Passwort bleibt gleich.',
    }),
  },
};

export interface Written {
  readonly purpose: LinkPurpose;
  readonly language: Language;
  readonly link: string;
}

export function textOf({ purpose, language, link }: Written): Pick<Message, 'subject' | 'text'> {
  const { subject, opening, validity, unasked } = TEXTS[language][purpose](new URL(link).host);
  return { subject, text: [opening, link, validity, unasked].join('\n\n').concat('\n') };
}
