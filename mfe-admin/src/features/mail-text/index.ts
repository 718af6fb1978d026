export { Page } from './mail-text.page.tsx';
