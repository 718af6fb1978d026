import { defineTexts } from '@firn/shared-ui/i18n';

export const profileFrameTexts = defineTexts('profile-frame', {
  label: 'Seiten deines Profils',
  overview: 'Übersicht',
  data: 'Daten',
  family: 'Familie',
  security: 'Konto & Sicherheit',
  privacy: 'Datenschutz',
});
