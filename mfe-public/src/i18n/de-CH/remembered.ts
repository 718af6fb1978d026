import { defineTexts } from '@firn/shared-ui/i18n';

export const rememberedTexts = defineTexts('remembered', {
  title: 'Merkliste',
  inBrowser: 'Diese Liste steht nur in diesem Browser. Mit einem Login findest du sie auf jedem Gerät.',
  logIn: 'Anmelden',
  inAccount: 'Zu welchen Terminen wir dir mailen, bestimmst du im Profil.',
  toProfile: 'Zum Profil',
  empty: 'Du hast noch nichts gemerkt. Mit dem Stern bei einem Termin kommt er auf diese Liste.',
  agenda: 'Zur Agenda',
});
