import type { ApiClient, Query } from '@firn/shared-contracts/shell';
import type { ReactNode } from 'react';
import type { Identity, ReadableResource } from '../resource/resource.types.ts';
import type { TabLink } from '../resource-page/tab-links.tsx';
import type { DataColumn, Sorting } from '../table/data-table.types.ts';
import type { ListFilter } from './list-filter.types.ts';

export interface ListColumn<Row> extends DataColumn<Row> {
  /** True for a column that is not shown until somebody chooses it. */
  readonly isOff?: boolean;
}

interface ActionFrame<Row> {
  readonly id: string;
  readonly label: string;
  /** The question that is asked before, if any: «12 Angebote archivieren?» */
  question?(count: number): string;
  /** Beside the question: what it does to the first row, with what is chosen so far. */
  preview?(first: Row, chosen: string): ReactNode;
}

/** The outcome for one row. */
export interface RowAnswer {
  readonly id: string;
  /** The reason for which it was refused, in words; null for what is done. */
  readonly refusal: string | null;
  /** Refused by a rule that may be overridden. */
  readonly isOverridable?: boolean;
  /** The row has it now, where that is known. */
  readonly version?: number;
  /** The IRI of what the action made of the row. */
  readonly created?: string | null;
}

/** Something done to every chosen row, each by a request of its own. */
interface RowByRow<Row> extends ActionFrame<Row> {
  /** An input beside the question, such as a group. */
  choice?(props: ChoiceProps): ReactNode;
  readonly proposal?: undefined;
  readonly undo?: undefined;
  /** Writes one row, with the version of that row and what was chosen; answers with the item. */
  run(api: ApiClient, row: Row, chosen: string): Promise<unknown>;
  readonly override?: undefined;
}

/** The same by one request that answers for each row. */
interface AllAtOnce<Row> extends ActionFrame<Row> {
  question(count: number): string;
  /** An input beside the question, such as the guide to assign. */
  choice?(props: ChoiceProps): ReactNode;
  /** It is chosen at first. */
  readonly proposal?: string;
  /** Takes back what was done, from what was answered then. */
  undo?(api: ApiClient, done: readonly RowAnswer[], chosen: string): Promise<readonly RowAnswer[]>;
  /** Tries the rows again that may be overridden; its input says why. */
  readonly override?: { readonly label: string; input(props: ChoiceProps): ReactNode } | undefined;
  /** Runs the action with what was chosen, and why a rule is overridden; each is empty for nothing. */
  runAll(
    api: ApiClient,
    rows: readonly Row[],
    chosen: string,
    override: string,
  ): Promise<readonly RowAnswer[]>;
}

export type BulkAction<Row> = RowByRow<Row> | AllAtOnce<Row>;

export interface ChoiceProps {
  /** Empty for nothing. */
  readonly value: string;
  /** Says that something must be chosen. */
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

export interface Identified {
  readonly id: string;
}

/** A row of a list: the item, narrowed to the properties asked for. */
export type ListRow<Item extends Identified, Name extends keyof Item = keyof Item> = Pick<
  Item,
  Name | 'id' | Extract<keyof Item, Identity>
>;

/** The contents of a list: filters and order as the API is asked for them, and the columns that stand. */
export interface AskedList {
  readonly query: Query;
  readonly columns: readonly string[];
}

export interface ResourceListProps<Item extends Identified, Name extends keyof Item & string> {
  readonly resource: ReadableResource<Item>;
  /** Names the list among others; what a person chose for it is kept under this name. */
  readonly name: string;
  readonly title: string;
  /** Stands within the page of a record, which has a head and a document title of its own. */
  readonly isPart?: boolean;
  /** Names the table; default the title. */
  readonly caption?: string;
  /** Other views of the same things. */
  readonly tabs?: readonly TabLink[];
  /** Stands between head and filters, such as views that a person has saved. */
  readonly views?: ReactNode;
  /** Fields the API is asked for; all of them when left out. */
  readonly properties?: readonly Name[];
  /** The query beside the filters. */
  readonly query?: Query;
  /** The first one names the row and leads to it. */
  readonly columns: readonly ListColumn<ListRow<Item, Name>>[];
  readonly filters?: readonly ListFilter[];
  /** `column` is a name the API orders by. */
  readonly sorting?: Sorting;
  /** The page of a row. */
  href?(row: ListRow<Item, Name>): string;
  nameOf(row: ListRow<Item, Name>): string;
  readonly actions?: readonly BulkAction<ListRow<Item, Name>>[];
  readonly createHref?: string;
  /** All rows as a file of the API, by the same filters. */
  readonly file?: { readonly path: string; readonly text: string };
  /** True if a row changes by itself before long: the list is read again and again while one does. */
  isUnderWay?(row: ListRow<Item, Name>): boolean;
  /** Stands beside the number of rows and does something with all of them, such as a button that exports them. */
  tool?(asked: AskedList): ReactNode;
  /** The words of a list without anything. */
  readonly empty: ReactNode;
}
