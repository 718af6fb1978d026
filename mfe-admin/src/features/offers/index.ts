export { Page } from './offers.page.tsx';
