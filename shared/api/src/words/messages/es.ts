import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'problem.offline.title': 'No tienes conexión',
  'problem.offline.text': 'Comprueba tu conexión a internet: se actualizará automáticamente cuando la recuperes.',
  'problem.network.title': 'La conexión ha fallado',
  'problem.network.text': 'Comprueba tu conexión a internet y vuelve a intentarlo.',
  'problem.timeout.title': 'La respuesta tarda demasiado',
  'problem.timeout.text': 'El servicio va más lento de lo normal. Vuelve a intentarlo dentro de un momento.',
  'problem.busy.title': 'El servicio está saturado',
  'problem.busy.text': 'Llegan demasiadas peticiones a la vez. Vuelve a intentarlo dentro de un momento.',
  'problem.unavailable.title': 'El servicio no responde',
  'problem.unavailable.text': 'El problema es nuestro, no tuyo: vuelve a intentarlo dentro de un momento.',
  'problem.not-allowed.title': 'Se ha denegado el acceso',
  'problem.not-allowed.text': 'No es culpa tuya: recarga la página o vuelve a intentarlo más tarde.',
  'problem.refused.title': 'Hay un dato que no es válido',
  'problem.refused.text': 'Revísalo y vuelve a intentarlo.',
  'problem.invalid-answer.title': 'Algo ha fallado por nuestra parte',
  'problem.invalid-answer.text': 'No es culpa tuya: vuelve a intentarlo dentro de un momento.',
  'problem.busy.wait_one': 'Llegan demasiadas peticiones a la vez. Vuelve a intentarlo dentro de {{count}} segundo.',
  'problem.busy.wait_other': 'Llegan demasiadas peticiones a la vez. Vuelve a intentarlo dentro de {{count}} segundos.',
} satisfies TranslationOf<typeof fr>;
