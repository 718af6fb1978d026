export { Page } from './bexio.page.tsx';
