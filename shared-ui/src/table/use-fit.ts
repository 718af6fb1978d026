import type { RefObject } from 'react';
import { usePersonal } from '../personal/use-personal.ts';
import type { DataColumn } from './data-table.types.ts';
import { type Fit, fitColumns } from './fit-columns.logic.ts';
import { useRoom } from './use-room.ts';

interface FittedTable<Row> extends Fit<Row> {
  readonly isWhole: boolean;
  setWhole(isWhole: boolean): void;
}

interface Fitting<Row> {
  readonly name: string;
  readonly columns: readonly DataColumn<Row>[];
  /** Counts the rem that stand beside the columns. */
  readonly taken: number;
}

/** Fits the columns of a table into its room. Whether a person wants all of them is kept on this device under the table's name. */
export function useFit<Row>(
  container: RefObject<HTMLElement | null>,
  { name, columns, taken }: Fitting<Row>,
): FittedTable<Row> {
  const room = useRoom(container);
  const chosen = usePersonal(`whole:${name}`);
  const isWhole = chosen.isOn('all', false);
  const fit = fitColumns(columns, room && room - taken, isWhole);
  return { ...fit, isWhole, setWhole: (isOn) => chosen.set('all', isOn) };
}
