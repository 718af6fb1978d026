export { Page } from './occurrence-images.page.tsx';
