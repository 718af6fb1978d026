export { Page } from './suspicious-network.page.tsx';
