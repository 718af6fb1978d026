export { eventReportsModule } from './event-reports.routes.ts';
