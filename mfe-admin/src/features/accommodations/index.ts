export { Page } from './accommodations.page.tsx';
