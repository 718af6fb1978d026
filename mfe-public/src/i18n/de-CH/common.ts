import { defineTexts } from '@firn/shared-ui/i18n';

export const commonTexts = defineTexts('common', {
  loading: 'Wird geladen …',
  retry: 'Nochmals versuchen',
  error: {
    title: 'Das hat nicht geklappt',
    text: 'Wir konnten die Angaben gerade nicht laden. Prüfe deine Verbindung, oder versuche es in ein paar Minuten nochmals.',
  },
});
