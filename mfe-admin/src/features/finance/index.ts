export { Page } from './finance.page.tsx';
