import { defineTexts } from '@firn/shared-ui/i18n';

export const cmsPreviewTexts = defineTexts('cms-preview', {
  title: 'Vorschau',
  waiting: 'Hier erscheint die Seite, an der du schreibst.',
  gone: 'Dieser Link gilt nicht mehr: Er ist älter als 7 Tage, oder die Seite wurde gelöscht. Bitte lass dir einen neuen schicken.',
  draft: 'Entwurf: so sieht die Seite aus, wenn sie veröffentlicht wird.',
});
