import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  minutes: 'min',
  'in.now': 'en menos de un minuto',
  in_one: 'en {{count}} minuto',
  in_other: 'en {{count}} minutos',
  at: 'a las {{time}}',
  live: '{{when}}, en tiempo real',
  late: '{{delta}} de retraso',
  early: '{{delta}} de adelanto',
  planned: 'Previsto a las {{time}}, {{deviation}}',
  cancelled: 'La salida de las {{time}} está suprimida',
  skipped: 'La salida de las {{time}} no para aquí',
  headway: 'Cada {{delta}} aproximadamente',
  booking: 'Con reserva previa',
  'booking.phone': 'Con reserva previa en el {{phone}}',
  interval_one: 'cada minuto',
  interval_other: 'cada {{count}} min',
  'resumes.today': 'se reanuda a las {{time}}',
  'resumes.night': 'se reanuda esta noche a las {{time}}',
  'resumes.tomorrow': 'se reanuda mañana a las {{time}}',
  'next.tomorrow': 'Próxima salida mañana',
  'then.tomorrow': 'Después, mañana a partir de las {{time}}',
  platform: 'Andén',
  'platform.track': 'Vía',
} satisfies TranslationOf<typeof fr>;
