export { Page } from './sms.page.tsx';
