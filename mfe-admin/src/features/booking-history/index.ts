export { Page } from './booking-history.page.tsx';
