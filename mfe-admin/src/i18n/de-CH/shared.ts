import { defineTexts } from '@firn/shared-ui/i18n';

export const sharedTexts = defineTexts('shared', {
  occupancy: {
    reached: '{{booked}}/{{maximum}}',
    short: '{{booked}}/{{maximum}}, mindestens {{minimum}}',
  },
});
