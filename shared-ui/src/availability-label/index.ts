export { AvailabilityLabel } from './availability-label.tsx';
