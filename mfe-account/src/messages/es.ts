import type { Messages } from '@halte/contract';

export const es = {
  'signIn.title': 'Inicia sesión para continuar',
  'signIn.why': 'La página que has solicitado forma parte de tu cuenta.',
  'signIn.button': 'Iniciar sesión',
  'profile.title': 'Mi perfil',
  'profile.nameless': 'Sesión iniciada',
  'profile.device': 'Has iniciado sesión en este dispositivo. Si lo compartes, recuerda cerrar la sesión.',
  'profile.signOut': 'Cerrar sesión',
  'personalData.title': 'Datos personales',
  'personalData.empty': 'Tu cuenta no contiene datos personales',
  'personalData.source': 'Esta información procede de tu cuenta de viajero.',
  'personalData.firstName': 'Nombre',
  'personalData.lastName': 'Apellidos',
  'personalData.email': 'Correo electrónico',
  'personalData.phone': 'Teléfono',
  'personalData.birthDate': 'Fecha de nacimiento',
  'personalData.address': 'Dirección',
  'personalData.zipCode': 'Código postal',
  'personalData.city': 'Ciudad',
} satisfies Messages;
