export * from './difficulty.ts';
export * from './invoice-due-date.ts';
export * from './money.ts';
export * from './permissions.ts';
export * from './rich-text.ts';
export * from './slug.ts';
export * from './states.ts';
export * from './zurich.ts';
