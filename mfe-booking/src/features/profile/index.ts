export { Page } from './profile.page.tsx';
