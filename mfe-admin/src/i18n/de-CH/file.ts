import { defineTexts } from '@firn/shared-ui/i18n';

export const fileTexts = defineTexts('file', {
  title: 'Bild',
  facts: { heading: 'Datei', fileName: 'Dateiname', size: 'Pixel', bytes: 'Grösse', format: 'Format' },
  formats: { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'image/webp': 'WebP' },
  usages: {
    heading: 'Wird verwendet in',
    none: 'Dieses Bild wird nirgends verwendet.',
    failed: 'Wo das Bild verwendet wird, liess sich nicht laden.',
  },
  replace: { action: 'Bild ersetzen', done: 'Das Bild ist ersetzt.' },
  remove: {
    action: 'Löschen',
    question: '«{{title}}» löschen?',
    text: 'Das Bild und alle seine Grössen werden gelöscht. Das lässt sich nicht rückgängig machen.',
    cancel: 'Abbrechen',
    done: 'Das Bild ist gelöscht.',
  },
});
