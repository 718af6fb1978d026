export { Page } from './address-import.page.tsx';
