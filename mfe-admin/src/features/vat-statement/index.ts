export { Page } from './vat-statement.page.tsx';
