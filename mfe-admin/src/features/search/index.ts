export { AdminSearch } from './admin-search.tsx';
