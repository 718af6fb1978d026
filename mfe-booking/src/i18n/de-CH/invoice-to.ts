import { defineTexts } from '@firn/shared-ui/i18n';

/** Another payer than who books (docs/domain/payments.md#another-payer). */
export const INVOICE_TO_FIELDS = { company: 'Firma', name: 'Name (zuhanden von)' } as const;

export const invoiceToTexts = defineTexts('invoice-to', {
  ask: 'Rechnung an eine Firma oder eine andere Adresse',
  hint: 'Die E-Mail mit der Rechnung geht trotzdem an dich.',
  group: 'Rechnung an',
  fields: INVOICE_TO_FIELDS,
});
