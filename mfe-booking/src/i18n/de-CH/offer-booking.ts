import { defineTexts } from '@firn/shared-ui/i18n';

export const offerBookingTexts = defineTexts('offer-booking', {
  from: 'ab',
  sac: 'SAC {{price}}',
  dates: 'Termine',
  private: 'Privat anfragen',
});
