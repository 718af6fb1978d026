export { Page } from './confirm-booking.page.tsx';
