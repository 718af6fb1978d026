export { Page } from './waitlist.page.tsx';
