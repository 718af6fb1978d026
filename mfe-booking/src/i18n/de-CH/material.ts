import { defineTexts } from '@firn/shared-ui/i18n';

export const materialTexts = defineTexts('material', {
  loading: 'Mietmaterial wird geladen …',
  failed: 'Das Mietmaterial können wir gerade nicht zeigen. Buchen kannst du trotzdem.',
  retry: 'Nochmals versuchen',
});
