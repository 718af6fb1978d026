export { Page } from './user-bookings.page.tsx';
