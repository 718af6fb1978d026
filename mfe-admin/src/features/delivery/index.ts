export { Page } from './delivery.page.tsx';
