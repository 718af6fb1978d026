export { Page } from './offer-images.page.tsx';
