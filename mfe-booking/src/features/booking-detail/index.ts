export { Page } from './booking-detail.page.tsx';
