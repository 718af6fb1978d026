export { eventFinanceModule } from './event-finance.routes.ts';
