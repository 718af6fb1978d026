export { Page } from './booking-notes.page.tsx';
