export { Page } from './bookings.page.tsx';
