export { Page, prefetch } from './offer.page.tsx';
