export { Page } from './api-tokens.page.tsx';
