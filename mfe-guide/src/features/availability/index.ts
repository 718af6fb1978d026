export { Page } from './availability.page.tsx';
