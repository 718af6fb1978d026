export { keepClosedPeriod } from './close-period.ts';
export { financeModule } from './finance.routes.ts';
