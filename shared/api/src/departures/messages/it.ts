import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  minutes: 'min',
  'in.now': 'tra meno di un minuto',
  in_one: 'tra {{count}} minuto',
  in_other: 'tra {{count}} minuti',
  at: 'alle {{time}}',
  live: '{{when}}, in tempo reale',
  late: '{{delta}} di ritardo',
  early: '{{delta}} di anticipo',
  planned: 'Previsto alle {{time}}, {{deviation}}',
  cancelled: 'La partenza delle {{time}} è soppressa',
  skipped: 'La partenza delle {{time}} non ferma qui',
  headway: 'Ogni {{delta}} circa',
  booking: 'Su prenotazione',
  'booking.phone': 'Su prenotazione al numero {{phone}}',
  interval_one: 'ogni minuto',
  interval_other: 'ogni {{count}} min',
  'resumes.today': 'riprende alle {{time}}',
  'resumes.night': 'riprende stanotte alle {{time}}',
  'resumes.tomorrow': 'riprende domani alle {{time}}',
  'next.tomorrow': 'Prossima partenza domani',
  'then.tomorrow': 'Poi domani dalle {{time}}',
  platform: 'Banchina',
  'platform.track': 'Binario',
} satisfies TranslationOf<typeof fr>;
