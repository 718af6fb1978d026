export { Page } from './refunds.page.tsx';
