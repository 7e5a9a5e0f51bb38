import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'signedin.text': 'Te llevamos de vuelta a donde estabas…',
  'unsubscribe.incomplete': 'Este enlace para darse de baja está incompleto. Abre el que figura en nuestro mensaje.',
  'unsubscribe.unavailable': 'Desde este sitio no es posible darse de baja. Dirígete al remitente del mensaje.',
  'unsubscribe.asking': '¿Quieres dejar de recibir los mensajes de {{name}}? Tu cuenta y tus favoritos no cambian.',
  'unsubscribe.over':
    'Este enlace ya no es válido: ya se ha usado o está incompleto. No ha cambiado nada. Abre el enlace del último mensaje recibido.',
  'unsubscribe.undone': 'Vuelves a recibir nuestros mensajes.',
  'unsubscribe.account': 'Elegir los mensajes en tu cuenta',
  'unsubscribe.undoFailed': 'Tu baja sigue en vigor. Vuelve a intentarlo dentro de un momento.',
  'unsubscribe.undo': 'Volver a recibirlos',
  'unsubscribe.sending': 'Tramitando la baja…',
  'unsubscribe.done': 'Te has dado de baja. Ya no recibirás nuestros mensajes.',
  'unsubscribe.failed': 'No hemos podido darte de baja. Vuelve a intentarlo dentro de un momento.',
  'unsubscribe.confirm': 'Darme de baja',
  'next.search': 'Parada, lugar o dirección',
} satisfies TranslationOf<typeof fr>;
