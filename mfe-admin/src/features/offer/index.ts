export { Page } from './offer.page.tsx';
