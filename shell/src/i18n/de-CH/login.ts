import { defineTexts } from '@firn/shared-ui/i18n';

/** What the page of the log-in says. */
export const loginTexts = defineTexts('shell-login', {
  title: 'Anmelden',
  lead: 'Mit deinem Konto siehst du deine Buchungen und hinterlegst deine Angaben für die nächste Tour.',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Anmelden',
  submitting: 'Wird angemeldet …',
  forgotten: 'Passwort vergessen?',
  register: 'Noch kein Konto? Registrieren',
  wrong: 'E-Mail oder Passwort stimmt nicht.',
  tooMany: 'Zu viele Versuche. Bitte warte eine Viertelstunde und versuche es dann noch einmal.',
  failed: 'Die Anmeldung hat nicht geklappt. Bitte versuche es noch einmal.',
  needsScript:
    'Zum Anmelden braucht diese Seite JavaScript. Schalte es bitte im Browser ein oder ruf uns an:',
  missingEmail: 'Bitte gib deine E-Mail-Adresse ein.',
  missingPassword: 'Bitte gib dein Passwort ein.',
});
