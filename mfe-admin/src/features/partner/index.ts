export { Page } from './partner.page.tsx';
