import type { messages as fr } from './fr.ts';

export const messages = {
  signIn: 'Iniciar sesión',
  create: 'Crear una cuenta',
  forgot: '¿Has olvidado tu contraseña?',
  sendLink: 'Enviar un enlace',
  linkHint: 'Recibirás un correo con un enlace para elegir una nueva contraseña.',
  linkSent:
    'Si existe una cuenta con este correo, hemos enviado un mensaje con un enlace. El enlace es válido durante una hora.',
  accountSent:
    'Hemos enviado un correo a {{email}}. Abre el enlace que contiene para terminar de crear tu cuenta y después inicia sesión.',
  noMessages: 'Aquí no se pueden enviar enlaces. Contacta con atención al cliente para obtener una nueva contraseña.',
  close: 'Cerrar',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'Al menos 8 caracteres. Una frase corta se recuerda bien.',
  showPassword: 'Mostrar la contraseña',
  newHere: '¿Es tu primera visita?',
  privacy: 'Tus datos se usan para gestionar tu cuenta.',
  privacyMore: 'Más información',
  haveAccount: '¿Ya tienes una cuenta?',
  sending: 'Un momento…',
  done: 'Has iniciado sesión.',
  emailNeeded: 'Escribe un correo electrónico, por ejemplo nombre@ejemplo.es.',
  passwordNeeded: 'Escribe tu contraseña.',
  passwordShort: 'Elige una contraseña de al menos 8 caracteres.',
  passwordRefused:
    'Elige otra contraseña: de 8 a 200 caracteres, difícil de adivinar y distinta de tu correo electrónico.',
  wrong: 'El correo electrónico o la contraseña no son correctos.',
  taken: 'Ya existe una cuenta con este correo electrónico. Inicia sesión.',
  wait: 'Demasiados intentos. Vuelve a intentarlo dentro de {{time}}.',
  busy: 'Muchas personas están iniciando sesión. Vuelve a intentarlo dentro de {{time}}.',
  offline: 'No hay conexión. Comprueba tu conexión a internet y vuelve a intentarlo.',
  slow: 'La respuesta tarda demasiado. Vuelve a intentarlo.',
  failed: 'Algo ha fallado. Vuelve a intentarlo dentro de un momento.',
} satisfies Record<keyof typeof fr, string>;
