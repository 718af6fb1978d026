export { LoadFailed } from './load-failed.tsx';
export { PageSkeleton } from './page-skeleton.tsx';
export { type RecordAction, RecordActions } from './record-actions.tsx';
export { ResourcePage } from './resource-page.tsx';
export { type TabLink, TabLinks } from './tab-links.tsx';
