export * from './difficulty.ts';
export * from './money.ts';
export * from './permissions.ts';
export * from './slug.ts';
export * from './states.ts';
export * from './zurich.ts';
