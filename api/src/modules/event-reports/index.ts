export { eventReportsModule } from './event-reports.routes.ts';
export { REPORT_MAIL_TEXTS } from './report-returned.mail.ts';
