import type { FinanceFigure } from '@firn/shared-contracts/api';
import type { Period } from '@firn/shared-contracts/domain';
import { FINANCE_PATHS } from '../../shared/finance-paths.ts';

/** Which part of a figure: names of parameters that `GET /api/finance_items` knows, and the name that people read. */
type Part = Readonly<Record<string, string>>;

/** The list of what a figure is the sum of. */
export const itemsPath = (figure: FinanceFigure, { from, to }: Period, part: Part = {}): string =>
  `${FINANCE_PATHS.items}?${new URLSearchParams({ figure, from, to, ...part })}`;
