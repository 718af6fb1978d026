export { type BillingAfter, billingAfter, type IssuedDocument } from './billing-after.domain.ts';
export { INVOICE_MAIL_TEXTS } from './invoice.mail-samples.ts';
export { netAmount, openAmount, standing } from './invoice-balances.read-model.ts';
export { invoiceFile, invoiceFileName } from './invoice-file.ts';
export {
  INVOICE_FILTERS,
  type InvoiceFilter,
  listInvoiceIds,
  readInvoiceFilter,
} from './invoice-list.read-model.ts';
export { invoicesModule } from './invoices.routes.ts';
export { issueInvoices } from './issue-invoices.ts';
export { listIssued } from './issued-documents.read-model.ts';
export { printable } from './qr-bill.domain.ts';
