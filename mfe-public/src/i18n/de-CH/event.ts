import { defineTexts } from '@firn/shared-ui/i18n';

export const eventTexts = defineTexts('event', {
  book: 'Jetzt buchen',
  gallery_one: '{{count}} Bild ansehen',
  gallery_other: '{{count}} Bilder ansehen',
  cancelled: { title: 'Dieser Termin ist abgesagt', reason: 'Grund: {{reason}}' },
  past: { title: 'Dieser Termin ist vorbei' },
});
