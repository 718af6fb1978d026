import { defineTexts } from '@firn/shared-ui/i18n';

/** What the page says that confirms an account. */
export const confirmationTexts = defineTexts('shell-confirmation', {
  title: 'Registrierung bestätigen',
  lead: 'Noch ein Klick, dann ist dein Konto bereit.',
  submit: 'E-Mail-Adresse bestätigen',
  busy: 'Wird bestätigt …',
  doneTitle: 'Dein Konto ist bereit',
  done: 'Danke! {{email}} ist bestätigt.',
  other: 'In diesem Browser bist du als {{name}} angemeldet. Melde dich ab, um das neue Konto zu benutzen.',
  leave: 'Abmelden',
  toEvent: 'Anmelden und zum Termin',
  gone: 'Dieser Link gilt nicht mehr: Er wurde schon benutzt, oder er ist älter als 24 Stunden. Wenn du deine Adresse schon bestätigt hast, melde dich einfach an. Sonst senden wir dir hier einen neuen Link.',
  resendLead:
    'Gib die E-Mail-Adresse ein, mit der du dich registriert hast. Wir senden dir den Link noch einmal.',
  sent: 'Wenn zu {{email}} ein Konto auf seine Bestätigung wartet, ist jetzt eine E-Mail mit einem neuen Link unterwegs. Er gilt 24 Stunden.',
});
