export { Page } from './navigation.page.tsx';
