import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'problem.offline.title': 'No tienes conexión',
  'problem.offline.text': 'No tienes conexión. Todo volverá por sí solo cuando la recuperes.',
  'problem.network.title': 'La conexión ha fallado',
  'problem.network.text': 'La conexión ha fallado. Comprueba tu red y vuelve a intentarlo.',
  'problem.timeout.title': 'La respuesta tarda demasiado',
  'problem.timeout.text': 'El servicio tarda demasiado en responder. Vuelve a intentarlo.',
  'problem.busy.title': 'El servicio está muy solicitado',
  'problem.busy.text': 'El servicio recibe demasiadas peticiones. Vuelve a intentarlo dentro de un momento.',
  'problem.unavailable.title': 'El servicio no responde',
  'problem.unavailable.text':
    'El servicio no responde. El problema es nuestro, no tuyo: vuelve a intentarlo dentro de un momento.',
  'problem.not-allowed.title': 'El servicio ha denegado el acceso',
  'problem.not-allowed.text':
    'El servicio ha denegado el acceso a la aplicación. No es culpa tuya: recarga la página o vuelve a intentarlo más tarde.',
  'problem.refused.title': 'No hemos entendido esta petición',
  'problem.refused.text': 'No hemos entendido esta petición. Modifícala y vuelve a intentarlo.',
  'problem.invalid-answer.title': 'La respuesta no se puede leer',
  'problem.invalid-answer.text':
    'El servicio ha enviado una respuesta que no se puede leer. El problema es nuestro: vuelve a intentarlo dentro de un momento.',
  'problem.busy.wait_one': 'El servicio recibe demasiadas peticiones. Vuelve a intentarlo dentro de {{count}} segundo.',
  'problem.busy.wait_other':
    'El servicio recibe demasiadas peticiones. Vuelve a intentarlo dentro de {{count}} segundos.',
} satisfies TranslationOf<typeof fr>;
