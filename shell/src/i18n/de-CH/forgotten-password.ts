import { defineTexts } from '@firn/shared-ui/i18n';

/** What the pages of a password reset say. */
export const forgottenPasswordTexts = defineTexts('shell-forgotten-password', {
  title: 'Passwort zurücksetzen',
  lead: 'Gib die E-Mail-Adresse deines Kontos ein. Wir senden dir einen Link, mit dem du ein neues Passwort wählst.',
  sent: 'Wenn es zu {{email}} ein Konto gibt, ist jetzt eine E-Mail mit einem Link unterwegs. Er gilt 60 Minuten.',
  choose: 'Neues Passwort wählen',
  chooseLead: 'Danach bist du auf allen Geräten abgemeldet und meldest dich mit dem neuen Passwort an.',
  save: 'Passwort speichern',
  saving: 'Wird gespeichert …',
  savedTitle: 'Dein neues Passwort gilt',
  saved:
    'Auf allen Geräten bist du jetzt abgemeldet. War jemand Fremdes in deinem Konto? Dann melde dich an und prüfe im Profil deine Passkeys und den zweiten Faktor: Sie gelten weiter.',
  gone: 'Dieser Link gilt nicht mehr: Er wurde schon benutzt, oder er ist älter als 60 Minuten. Hier erhältst du einen neuen.',
});
