export { Page, prefetch } from './content.page.tsx';
