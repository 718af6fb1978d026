export { Page } from './remembered.page.tsx';
