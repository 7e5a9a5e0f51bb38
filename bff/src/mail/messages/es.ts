import type { messages as french } from './fr.ts';

export const messages: Readonly<Record<keyof typeof french, string>> = {
  greeting: 'Hola:',
  signature: 'El equipo de {{tenant}}',
  help: 'Atención al cliente: {{contact}}',
  'confirm.subject': 'Confirma tu correo electrónico – {{tenant}}',
  'confirm.opening':
    'Este correo electrónico está asociado a tu cuenta de {{tenant}}. Abre este enlace para confirmarlo:',
  'confirm.note': 'El enlace es válido durante tres días y solo se puede usar una vez.',
  'confirm.unasked': 'Si no tienes ninguna cuenta, ignora este mensaje.',
  'reset.subject': 'Elige una nueva contraseña – {{tenant}}',
  'reset.opening':
    'Se ha solicitado una nueva contraseña para tu cuenta de {{tenant}}. Abre este enlace para elegirla:',
  'reset.note': 'El enlace es válido durante una hora y solo se puede usar una vez.',
  'reset.unasked': 'Si no la has solicitado, ignora este mensaje: tu contraseña no cambiará.',
  'register.subject': 'Termina de crear tu cuenta – {{tenant}}',
  'register.opening':
    'Has solicitado crear una cuenta de {{tenant}} con este correo electrónico. Abre este enlace para crearla y después inicia sesión:',
  'register.note': 'El enlace es válido durante tres días y solo se puede usar una vez.',
  'register.unasked': 'Si no la has solicitado, ignora este mensaje: no se creará ninguna cuenta.',
  'taken.subject': 'Ya tienes una cuenta – {{tenant}}',
  'taken.opening':
    'Se ha solicitado crear una cuenta de {{tenant}} con este correo electrónico, pero ya tienes una. Inicia sesión aquí:',
  'taken.note': 'Si has olvidado tu contraseña, elige «¿Has olvidado tu contraseña?» al iniciar sesión.',
  'taken.unasked': 'Si no la has solicitado, ignora este mensaje: tu cuenta no cambiará.',
  'email-changed.subject': 'El correo electrónico de tu cuenta ha cambiado – {{tenant}}',
  'email-changed.opening': 'El correo electrónico de tu cuenta de {{tenant}} ha cambiado. Accede a tu cuenta:',
  'email-changed.note': 'A partir de ahora, los mensajes se enviarán a la nueva dirección.',
  'email-changed.unasked':
    'Si no has hecho este cambio, contacta cuanto antes con el servicio de atención al cliente de {{tenant}}.',
  'password-changed.subject': 'La contraseña de tu cuenta ha cambiado – {{tenant}}',
  'password-changed.opening': 'La contraseña de tu cuenta de {{tenant}} ha cambiado. Accede a tu cuenta:',
  'password-changed.note': 'Se ha cerrado la sesión en tus otros dispositivos.',
  'password-changed.unasked':
    'Si no has hecho este cambio, elige «¿Has olvidado tu contraseña?» al iniciar sesión y después contacta con el servicio de atención al cliente de {{tenant}}.',
};
