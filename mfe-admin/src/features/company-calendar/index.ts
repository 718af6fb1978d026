export { Page } from './company-calendar.page.tsx';
