export { INVOICE_MAIL_TEXTS } from './invoice.mail-samples.ts';
export { invoiceFile, invoiceFileName } from './invoice-file.ts';
export { invoicesModule } from './invoices.routes.ts';
export { issueInvoices } from './issue-invoices.ts';
