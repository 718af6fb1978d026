export { vatRateResponse } from './vat-rates.read-model.ts';
export { vatRatesModule } from './vat-rates.routes.ts';
