import { defineTexts } from '@firn/shared-ui/i18n';

/** What the page of the log-out says. */
export const logoutTexts = defineTexts('shell-logout', {
  title: 'Abmelden',
  running: 'Du wirst abgemeldet …',
  done: 'Du bist abgemeldet. Bis zum nächsten Mal!',
  failed: 'Das Abmelden hat nicht geklappt.',
  again: 'Noch einmal versuchen',
  home: 'Zur Startseite',
  login: 'Wieder anmelden',
});
