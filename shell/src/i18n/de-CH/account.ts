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
  password: {
    new: 'Passwort',
    again: 'Passwort wiederholen',
    show: 'anzeigen',
    showOf: '{{label}} anzeigen',
    missing: 'Bitte gib ein Passwort ein.',
    differs: 'Die beiden Passwörter sind nicht gleich. Bitte gib es hier noch einmal ein.',
    met: 'erfüllt',
    rules: {
      length: '10 bis 128 Zeichen',
      lowercase: 'ein Kleinbuchstabe',
      uppercase: 'ein Grossbuchstabe',
      digit: 'eine Ziffer',
      email: 'nicht deine E-Mail-Adresse',
      common: 'keines der häufigsten Passwörter',
    },
    unmet: {
      length: 'Das Passwort braucht 10 bis 128 Zeichen.',
      lowercase: 'Das Passwort braucht mindestens einen Kleinbuchstaben.',
      uppercase: 'Das Passwort braucht mindestens einen Grossbuchstaben.',
      digit: 'Das Passwort braucht mindestens eine Ziffer.',
      email: 'Das Passwort darf deine E-Mail-Adresse nicht enthalten.',
      common: 'Dieses Passwort erraten andere zuerst. Bitte wähle ein anderes.',
    },
    strength: 'Stärke: {{words}}',
    scores: {
      0: 'sehr schwach, sofort erraten',
      1: 'schwach, schnell erraten',
      2: 'mittel',
      3: 'gut',
      4: 'sehr gut',
    },
  },
  mail: {
    submit: 'Link senden',
    again: 'Neuen Link senden',
    sentTitle: 'Schau in dein Postfach',
    spam: 'Nichts gekommen? Schau auch im Spam-Ordner nach.',
  },
});
