export { Page } from './booking-payments.page.tsx';
