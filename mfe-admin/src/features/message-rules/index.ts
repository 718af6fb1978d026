export { Page } from './message-rules.page.tsx';
