import { defineTexts } from '@firn/shared-ui/i18n';

const reset = {
  title: 'Passwort zurücksetzen',
  text: 'Dein Passwort setzen wir im Moment persönlich mit dir zurück. Ruf uns an oder schreib uns von der Adresse deines Kontos aus; meistens dauert es nur ein paar Minuten.',
} as const;
const register = {
  title: 'Konto eröffnen',
  text: 'Konten eröffnen wir im Moment persönlich für dich. Sag uns deinen Namen und deine E-Mail-Adresse, dann erhältst du die Zugangsdaten von uns.',
} as const;
const newsletter = {
  title: 'Newsletter',
  text: 'Für den Newsletter tragen wir dich im Moment von Hand ein und aus. Eine kurze Nachricht mit deiner E-Mail-Adresse genügt.',
} as const;

/** Pages whose work the office does by phone for now, by page id of remote.json. */
export const byPhoneTexts = defineTexts('shell-by-phone', {
  contact: 'So erreichst du uns',
  phone: 'Telefon',
  email: 'E-Mail',
  'passwort-vergessen': reset,
  register,
  'register-new': register,
  'register-invited': register,
  'register-confirm': {
    title: 'Registrierung bestätigen',
    text: 'Deine Registrierung bestätigen wir im Moment persönlich. Melde dich kurz bei uns, dann schalten wir dein Konto frei.',
  },
  'register-confirm-newsletter': { ...newsletter, title: 'Newsletter bestätigen' },
  'register-newsletter': newsletter,
});
