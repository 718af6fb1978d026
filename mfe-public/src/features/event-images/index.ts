export { Page, prefetch } from './event-images.page.tsx';
