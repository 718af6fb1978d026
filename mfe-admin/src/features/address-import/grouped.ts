/** `20'000`, as money is written. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, "'");
