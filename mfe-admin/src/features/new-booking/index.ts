export { Page } from './new-booking.page.tsx';
