import { defineTexts } from '@firn/shared-ui/i18n';

export const sharedTexts = defineTexts('shared', {
  occupancy: {
    reached: '{{booked}}/{{maximum}}',
    short: '{{booked}}/{{maximum}}, mindestens {{minimum}}',
  },
  notice: {
    label: 'Noch nicht verfügbar',
    status: 'In dieser Version noch nicht verfügbar',
    links: 'Das funktioniert bereits',
  },
});
