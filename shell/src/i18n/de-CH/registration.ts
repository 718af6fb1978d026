import { defineTexts } from '@firn/shared-ui/i18n';

/** What the pages of a registration say. */
export const registrationTexts = defineTexts('shell-registration', {
  title: 'Konto eröffnen',
  lead: 'Mit einem Konto buchst du schneller, siehst deine Buchungen und hinterlegst deine Angaben für die nächste Tour.',
  leadEvent: 'Sobald du deine E-Mail-Adresse bestätigt hast, führen wir dich zu deiner Buchung zurück.',
  leadInvited: 'Wir haben dich schon als Gast erfasst. Wähle noch ein Passwort, dann gehört das Konto dir.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  passwordLabel: 'Passwort',
  terms: 'Ich bin einverstanden mit den',
  termsLink: 'AGB',
  missingTerms: 'Bitte bestätige, dass du mit den AGB einverstanden bist.',
  submit: 'Konto eröffnen',
  haveAccount: 'Schon ein Konto? Anmelden',
  forgotten: 'Passwort vergessen?',
  sent: 'Wir haben dir eine E-Mail an {{email}} gesendet. Mit dem Link darin bestätigst du deine Adresse; er gilt 24 Stunden.',
  again: 'Noch einmal senden',
  sentAgain: 'Die E-Mail an {{email}} ist noch einmal unterwegs.',
  correct: 'Adresse korrigieren',
  readyTitle: 'Dein Konto ist bereit',
  ready: 'Du kannst dich jetzt mit {{email}} anmelden.',
  loading: 'Deine Einladung wird geladen …',
  goneTitle: 'Diese Einladung gilt nicht mehr',
  gone: 'Sie wurde schon benutzt, ist älter als 30 Tage, oder du hast eine neuere von uns. Wenn du dein Konto schon eröffnet hast, melde dich an. Sonst eröffne hier eines mit derselben E-Mail-Adresse: Was du gebucht hast, findest du darin wieder.',
  lostTitle: 'Wir konnten deine Einladung nicht laden',
  retry: 'Noch einmal versuchen',
});
