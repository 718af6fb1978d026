export { ExtraCosts } from './extra-costs.tsx';
