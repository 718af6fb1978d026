import { defineTexts } from '@firn/shared-ui/i18n';

export const fileTexts = defineTexts('file', {
  title: 'Datei',
  download: 'PDF herunterladen',
  facts: { heading: 'Datei', fileName: 'Dateiname', size: 'Pixel', bytes: 'Grösse', format: 'Format' },
  formats: { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'image/webp': 'WebP', 'application/pdf': 'PDF' },
  usages: {
    heading: 'Wird verwendet in',
    none: 'Diese Datei wird nirgends verwendet.',
    failed: 'Wo die Datei verwendet wird, liess sich nicht laden.',
  },
  replace: { action: 'Datei ersetzen', done: 'Die Datei ist ersetzt.' },
  remove: {
    action: 'Löschen',
    question: '«{{title}}» löschen?',
    text: 'Die Datei wird gelöscht, ein Bild in allen seinen Grössen. Das lässt sich nicht rückgängig machen.',
    cancel: 'Abbrechen',
    done: 'Die Datei ist gelöscht.',
  },
});
