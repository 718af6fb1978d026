export { Page } from './dashboard.page.tsx';
