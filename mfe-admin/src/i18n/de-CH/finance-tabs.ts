import { defineTexts } from '@firn/shared-ui/i18n';

/** The pages of the finances. */
export const financeTabsTexts = defineTexts('finance-tabs', {
  label: 'Finanzen',
  overview: 'Übersicht',
  invoices: 'Rechnungen',
  refunds: 'Rückerstattungen',
  bank: 'Bank',
  vat: 'Mehrwertsteuer',
  partners: 'Partner',
  closing: 'Abschluss',
});
