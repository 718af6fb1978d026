export { Page } from './suspicious-bookings.page.tsx';
