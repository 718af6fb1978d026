export { Page } from './home.page.tsx';
