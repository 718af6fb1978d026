export { Page } from './occurrence.page.tsx';
