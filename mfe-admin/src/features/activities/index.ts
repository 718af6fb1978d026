export { Page } from './activities.page.tsx';
