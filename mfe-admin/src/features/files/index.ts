export { Page } from './files.page.tsx';
