export { Page } from './file.page.tsx';
