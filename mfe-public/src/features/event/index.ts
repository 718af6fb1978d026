export { Page, prefetch } from './event.page.tsx';
