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
  missingEmail: 'Bitte gib deine E-Mail-Adresse ein.',
  missingPassword: 'Bitte gib dein Passwort ein.',
  secondFactor: {
    title: 'Zweiter Schritt',
    lead: 'Dein Konto ist mit einem zweiten Schritt geschützt.',
    label: 'Code',
    hint: 'Die sechs Ziffern aus deiner App, oder einer deiner Wiederherstellungscodes.',
    missing: 'Bitte gib den Code aus deiner App ein.',
    wrong: 'Dieser Code stimmt nicht, oder er wurde schon benutzt. Bitte gib den nächsten ein.',
    back: 'Anderes Konto verwenden',
  },
  unconfirmed: {
    title: 'Bestätige zuerst deine E-Mail-Adresse',
    lead: 'Dein Konto wartet noch auf den Klick in der E-Mail, die wir dir bei der Registrierung gesendet haben. Hier erhältst du sie noch einmal.',
    sent: 'Wir haben dir den Link an {{email}} noch einmal gesendet. Er gilt 24 Stunden.',
  },
  passkey: {
    submit: 'Passkey verwenden',
    failed:
      'Mit einem Passkey hat es nicht geklappt. Versuche es noch einmal, oder melde dich mit deinem Passwort an.',
  },
});
