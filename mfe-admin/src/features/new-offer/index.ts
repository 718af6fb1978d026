export { Page } from './new-offer.page.tsx';
