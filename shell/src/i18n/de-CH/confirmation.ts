import { defineTexts } from '@firn/shared-ui/i18n';

/** What the page says that confirms an account. */
export const confirmationTexts = defineTexts('shell-confirmation', {
  title: 'Registrierung bestätigen',
  lead: 'Noch ein Klick, dann ist dein Konto bereit.',
  submit: 'E-Mail-Adresse bestätigen',
  password: 'Passwort deiner Registrierung',
  passwordLead:
    'Du bestätigst in einem anderen Browser, oder jemand anders hat deine Adresse angegeben. Darum fragen wir nach dem Passwort, das du bei der Registrierung gewählt hast.',
  passwordMissing: 'Bitte gib das Passwort ein, das du bei der Registrierung gewählt hast.',
  notMine: 'Hast du dich nicht registriert? Dann schliesse diese Seite, ohne zu bestätigen.',
  registerAgain: 'Passwort vergessen? Neu registrieren',
  busy: 'Wird bestätigt …',
  doneTitle: 'Dein Konto ist bereit',
  done: 'Danke! {{email}} ist bestätigt.',
  signedIn: 'Danke! {{email}} ist bestätigt, und du bist angemeldet.',
  toBooking: 'Weiter zur Buchung',
  other: 'In diesem Browser bist du als {{name}} angemeldet. Melde dich ab, um das neue Konto zu benutzen.',
  leave: 'Abmelden',
  logInToBooking: 'Anmelden und zur Buchung',
  gone: 'Dieser Link gilt nicht mehr: Er wurde schon benutzt, oder er ist älter als 24 Stunden. Wenn du deine Adresse schon bestätigt hast, melde dich einfach an. Sonst senden wir dir hier einen neuen Link.',
  resendLead:
    'Gib die E-Mail-Adresse ein, mit der du dich registriert hast. Wir senden dir den Link noch einmal.',
  sent: 'Wenn zu {{email}} ein Konto auf seine Bestätigung wartet, ist jetzt eine E-Mail mit einem neuen Link unterwegs. Er gilt 24 Stunden.',
});
