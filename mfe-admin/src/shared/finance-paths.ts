/** Addresses of the finances. */
export const FINANCE_PATHS = {
  overview: '/admin/finance',
  items: '/admin/finance/belege',
  invoices: '/admin/finance/rechnungen',
  refunds: '/admin/finance/rueckerstattungen',
  bank: '/admin/finance/bank',
  vat: '/admin/finance/mwst',
  partners: '/admin/partners',
  closing: '/admin/finance/abschluss',
} as const;
