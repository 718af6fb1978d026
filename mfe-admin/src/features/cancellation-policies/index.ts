export { Page } from './cancellation-policies.page.tsx';
