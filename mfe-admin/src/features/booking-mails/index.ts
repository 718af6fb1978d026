export { Page } from './booking-mails.page.tsx';
