export { Page } from './finance-items.page.tsx';
