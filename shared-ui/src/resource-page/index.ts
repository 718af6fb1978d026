export { type TabLink, TabLinks } from './tab-links.tsx';
