export * from './labels.ts';
export * from './money-labels.ts';
