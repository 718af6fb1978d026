import { defineTexts } from '../i18n/index.ts';

export const passwordTexts = defineTexts('password', {
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
});
