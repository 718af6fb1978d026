export { Page } from './tags.page.tsx';
