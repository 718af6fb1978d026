export { Page } from './occurrence-pois.page.tsx';
