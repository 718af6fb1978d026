import type { Messages } from '@firn/shared-contracts/shell';

export const common: Messages = {
  loading: 'Wird geladen …',
  failed: {
    title: 'Das hat nicht geklappt.',
    text: 'Wir konnten die Angaben nicht laden. Prüfe deine Verbindung und versuche es nochmals.',
    retry: 'Nochmals versuchen',
  },
  price: {
    title: 'Preis',
    person: 'Person {{number}}',
    sacDiscount: 'SAC-Rabatt',
    total: 'Total',
    vat: 'inbegriffen {{percent}} % MWST',
  },
};
