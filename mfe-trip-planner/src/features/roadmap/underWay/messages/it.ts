import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  alerts: 'Avvisami',
  'alerts.on':
    'Un avviso ti dirà quando partire e quando scendere. Lascia aperta questa pagina: un telefono in standby può avvisare in ritardo.',
  'alerts.refused': 'Le notifiche sono bloccate nel tuo browser.',
  follow: 'Segui la mia posizione',
  'follow.on':
    'I passaggi seguono la tua posizione finché questa pagina è aperta. La tua posizione non lascia il tuo dispositivo.',
  'follow.unknown': 'Posizione sconosciuta: i passaggi seguono l’ora.',
  'follow.refused': 'La posizione è bloccata nel tuo browser.',
  'alert.leave': 'È ora di partire',
  'alert.leave.text': '{{line}} parte alle {{time}} da {{stop}}.',
  'alert.getOff': 'Scendi alla prossima fermata: {{stop}}',
} satisfies TranslationOf<typeof fr>;
