export { Page } from './vat-rates.page.tsx';
