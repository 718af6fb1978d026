export { Page } from './audit.page.tsx';
