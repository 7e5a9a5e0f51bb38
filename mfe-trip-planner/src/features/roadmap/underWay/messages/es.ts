import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  alerts: 'Avisarme',
  'alerts.on':
    'Un aviso te dirá cuándo salir y cuándo bajar. Deja esta página abierta: un teléfono en reposo puede avisar tarde.',
  'alerts.refused': 'Las notificaciones están bloqueadas en tu navegador.',
  follow: 'Seguir mi ubicación',
  'follow.on':
    'Los pasos siguen tu ubicación mientras esta página esté abierta. Tu ubicación no sale de tu dispositivo.',
  'follow.unknown': 'Ubicación desconocida: los pasos siguen la hora.',
  'follow.refused': 'La ubicación está bloqueada en tu navegador.',
  'alert.leave': 'Es hora de salir',
  'alert.leave.text': '{{line}} sale a las {{time}} de {{stop}}.',
  'alert.getOff': 'Baja en la próxima parada: {{stop}}',
} satisfies TranslationOf<typeof fr>;
