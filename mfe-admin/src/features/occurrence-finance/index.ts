export { Page } from './occurrence-finance.page.tsx';
