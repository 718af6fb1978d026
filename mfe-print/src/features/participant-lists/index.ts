export { Page } from './lists.page.tsx';
