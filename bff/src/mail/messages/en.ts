import type { messages as french } from './fr.ts';

export const messages: Readonly<Record<keyof typeof french, string>> = {
  greeting: 'Hello,',
  signature: 'The {{tenant}} team',
  help: 'Customer service: {{contact}}',
  'confirm.subject': 'Confirm your email address – {{tenant}}',
  'confirm.opening': 'This email address belongs to your {{tenant}} account. Open this link to confirm it:',
  'confirm.note': 'The link is valid for three days and can be used only once.',
  'confirm.unasked': 'If you do not have an account, ignore this message.',
  'reset.subject': 'Choose a new password – {{tenant}}',
  'reset.opening': 'A new password was requested for your {{tenant}} account. Open this link to choose it:',
  'reset.note': 'The link is valid for one hour and can be used only once.',
  'reset.unasked': 'If you did not request this, ignore this message: your password will stay the same.',
  'register.subject': 'Finish creating your account – {{tenant}}',
  'register.opening':
    'You asked to create a {{tenant}} account with this email address. Open this link to create it, then sign in:',
  'register.note': 'The link is valid for three days and can be used only once.',
  'register.unasked': 'If you did not request this, ignore this message: no account will be created.',
  'taken.subject': 'You already have an account – {{tenant}}',
  'taken.opening':
    'Someone asked to create a {{tenant}} account with this email address, but you already have one. Sign in here:',
  'taken.note': 'If you have forgotten your password, choose “Forgotten password?” when you sign in.',
  'taken.unasked': 'If you did not request this, ignore this message: your account will stay the same.',
  'email-changed.subject': 'Your email address has been changed – {{tenant}}',
  'email-changed.opening': 'The email address of your {{tenant}} account has been changed. Go to your account:',
  'email-changed.note': 'Future messages will be sent to the new address.',
  'email-changed.unasked': 'If you did not make this change, contact {{tenant}} customer service straight away.',
  'password-changed.subject': 'Your password has been changed – {{tenant}}',
  'password-changed.opening': 'The password of your {{tenant}} account has been changed. Go to your account:',
  'password-changed.note': 'Your other devices have been signed out.',
  'password-changed.unasked':
    'If you did not make this change, choose “Forgotten password?” when you sign in, then contact {{tenant}} customer service.',
};
