export { Page } from './mail-texts.page.tsx';
