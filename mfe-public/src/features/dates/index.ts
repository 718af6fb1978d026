export { draw } from './draw-dates.tsx';
