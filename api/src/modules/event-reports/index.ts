export { eventReportsModule } from './event-reports.routes.ts';
export { readReceipts } from './report-documents.read-model.ts';
export { REPORT_MAIL_TEXTS } from './report-returned.mail.ts';
