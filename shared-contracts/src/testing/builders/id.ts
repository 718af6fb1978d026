/** Ids of test records: `id(101)`. */
export const id = (n: number) => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
