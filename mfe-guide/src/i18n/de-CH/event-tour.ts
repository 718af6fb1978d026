import { defineTexts } from '@firn/shared-ui/i18n';

export const eventTourTexts = defineTexts('event-tour', {
  title: 'Deine Tour',
  participants_one: '1 Teilnehmer:in',
  participants_other: '{{count}} Teilnehmende',
});
