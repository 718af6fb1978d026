/**
 * Roles of the grid's parts, spread rather than written: they are no table elements, because a bar lies over several
 * days of a row and may share them with another bar.
 */
export const ROW = { role: 'row' } as const;
export const ROW_HEADER = { role: 'rowheader', 'aria-colindex': 1 } as const;

/** `first` is a day, from 0; the guides stand before the days. */
const at = (first: number, days: number) => ({ 'aria-colindex': first + 2, 'aria-colspan': days });

/** A bar; its button takes the focus. */
export const cellAt = (first: number, days: number) => ({ role: 'gridcell', ...at(first, days) }) as const;
export const CORNER = { role: 'columnheader', 'aria-colindex': 1 } as const;
export const weekAt = (first: number) => ({ role: 'columnheader', ...at(first, 7) }) as const;
