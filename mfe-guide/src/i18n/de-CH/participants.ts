import { defineTexts } from '@firn/shared-ui/i18n';

export const participantsTexts = defineTexts('participants', {
  loading: 'Wird geladen …',
  failed: 'Das konnte nicht geladen werden.',
  retry: 'Nochmals versuchen',
  empty: 'Noch niemand angemeldet.',
  list: 'Teilnehmende',
  age: '{{age}} Jahre',
  call: 'Anrufen',
  phone: 'Telefon',
  emergency: 'Notfall',
  sac: 'SAC-Mitglied',
  vegetarian: 'Vegetarisch',
  allergies: 'Allergien',
  allergiesUnnamed: 'Ja, ohne Angabe',
  hardestTour: 'Anspruchsvollste Tour',
  noPhone: 'Keine Nummer',
  namesOnly: '30 Tage nach der Tour nur noch der Name, für den Rapport',
});
