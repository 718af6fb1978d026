export { Page } from './sleeping-styles.page.tsx';
