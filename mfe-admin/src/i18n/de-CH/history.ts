import { defineTexts } from '@firn/shared-ui/i18n';

/** What happened to a record, whichever it is. */
export const historyTexts = defineTexts('history', {
  title: 'Verlauf',
  none: 'Noch nichts.',
  system: 'Firn',
  inName: '{{impersonator}} im Namen von {{actor}}',
});
