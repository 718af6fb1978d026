export { Page } from './webhooks.page.tsx';
