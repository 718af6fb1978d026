export { Page } from './booking-people.page.tsx';
