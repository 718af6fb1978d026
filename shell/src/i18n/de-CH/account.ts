import { defineTexts } from '@firn/shared-ui/i18n';

/** What all forms of the account pages say. */
export const accountTexts = defineTexts('shell-account', {
  needsScript:
    'Dieses Formular braucht JavaScript. Schalte es bitte im Browser ein, oder melde dich bei uns:',
  email: 'E-Mail',
  sending: 'Wird gesendet …',
  toLogin: 'Zur Anmeldung',
  home: 'Zur Startseite',
  tooMany: 'Das waren zu viele Versuche. Ab {{time}} Uhr kannst du es noch einmal versuchen.',
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  captcha: {
    tick: 'Bitte setze noch das Häkchen bei «Ich bin kein Roboter».',
    remedy:
      'Die Sicherheitsprüfung hat nicht geklappt. Bitte sende das Formular noch einmal; wenn das nicht hilft, erlaube Skripte auf dieser Seite oder ruf uns an.',
  },
  newPassword: 'Passwort',
  passwordAgain: 'Passwort wiederholen',
  mail: {
    submit: 'Link senden',
    again: 'Neuen Link senden',
    sentTitle: 'Schau in dein Postfach',
    spam: 'Nichts gekommen? Schau auch im Spam-Ordner nach.',
  },
});
