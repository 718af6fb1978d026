import { defineTexts } from '@firn/shared-ui/i18n';

export const labelsTexts = defineTexts('labels', {
  title: 'Etiketten drucken',
  print: 'Drucken',
  back: 'Mietmaterialien',
  of: 'Etiketten: {{title}}',
  code: 'QR-Code {{piece}}',
  loading: 'Wird geladen …',
  failed: 'Die Etiketten konnten nicht geladen werden. Bitte versuche es noch einmal.',
  retry: 'Nochmals versuchen',
  empty: 'Von diesem Material gibt es noch keine Stücke.',
  choose: 'Öffne die Etiketten über das Mietmaterial, dessen Stücke du anschreiben willst.',
});
