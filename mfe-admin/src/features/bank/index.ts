export { Page } from './bank.page.tsx';
