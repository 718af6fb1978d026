export * from './accommodation-labels.ts';
export * from './labels.ts';
export * from './material-labels.ts';
export * from './money-labels.ts';
export * from './task-labels.ts';
export * from './webhook-labels.ts';
