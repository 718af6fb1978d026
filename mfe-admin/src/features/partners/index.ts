export { Page } from './partners.page.tsx';
