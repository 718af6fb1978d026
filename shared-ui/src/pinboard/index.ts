export { Pinboard } from './pinboard.tsx';
