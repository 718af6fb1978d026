export { Page } from './booking.page.tsx';
