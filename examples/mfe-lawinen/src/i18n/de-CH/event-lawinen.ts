import { defineTexts } from '@firn/shared-ui/i18n';

export const eventNoticeTexts = defineTexts('event-lawinen', {
  title: 'Lawinenlage',
  ahead:
    'Das Bulletin für {{date}} erscheint am Vortag um 17 Uhr. Danach entscheidet dein Guide, welche Route geht.',
  out: 'Das Bulletin für {{date}} ist da. Dein Guide wählt die Route danach.',
  bulletin: 'Zum Bulletin des SLF',
  scale: 'Die fünf Gefahrenstufen',
});
