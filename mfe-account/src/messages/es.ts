import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'signIn.title': 'Inicia sesión para continuar',
  'signIn.why': 'La página que has solicitado forma parte de tu cuenta.',
  'signIn.button': 'Iniciar sesión',
  'title.account-profile': 'Mi perfil',
  'profile.nameless': 'Viajero con sesión iniciada',
  'profile.device': 'Has iniciado sesión en este dispositivo. Si lo compartes, recuerda cerrar la sesión.',
  'profile.signOut': 'Cerrar sesión',
  'title.account-personal-data': 'Datos personales',
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
} satisfies TranslationOf<typeof fr>;
