export { Page } from './tour.page.tsx';
