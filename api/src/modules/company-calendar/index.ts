export { companyCalendarModule } from './calendar-addresses.routes.ts';
