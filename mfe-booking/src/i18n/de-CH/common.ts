import { defineTexts } from '@firn/shared-ui/i18n';

export const commonTexts = defineTexts('common', {
  loading: 'Wird geladen …',
  failed: {
    title: 'Das hat nicht geklappt.',
    text: 'Wir konnten die Angaben nicht laden. Prüfe deine Verbindung und versuche es nochmals.',
    part: 'Das konnten wir nicht laden.',
    retry: 'Nochmals versuchen',
  },
  price: {
    title: 'Preis',
    person: 'Person {{number}}',
    sacDiscount: 'SAC-Rabatt',
    total: 'Total',
    vat: 'inbegriffen {{percent}} % MWST',
  },
});
