export { vatRatesModule } from './vat-rates.routes.ts';
