export * from './dates.ts';
export * from './measures.ts';
export * from './money.ts';
export * from './persons.ts';
export * from './phone.ts';
export * from './read-date.ts';
