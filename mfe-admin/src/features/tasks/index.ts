export { Page } from './tasks.page.tsx';
