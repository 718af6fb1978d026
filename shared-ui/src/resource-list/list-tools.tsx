import type { ReactNode } from 'react';
import { ColumnChoice } from './column-choice.tsx';
import { FilterInputs } from './filter-bar.tsx';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './resource-list.module.css';
import type { FilterState } from './use-list-filters.ts';

interface ListToolsProps {
  readonly filters: FilterState;
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly isShown: (id: string) => boolean;
  readonly onColumn: (id: string, isShown: boolean) => void;
  /** Undefined while it is not known. */
  readonly total: number | undefined;
  /** The rows as a file. */
  readonly file?: { readonly href: string; readonly text: string } | undefined;
  /** Does something with all rows. */
  readonly tool?: ReactNode;
  readonly onHelp: () => void;
}

/** One line over the table: filters, how many rows there are, the rows as a file, which columns stand, and the keys. */
export function ListTools(props: ListToolsProps) {
  const { filters, columns, isShown, onColumn, total, file, tool, onHelp } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: Chrome 109 and Firefox 115 do not know <search>.
    <div role="search" aria-label={LIST_TEXTS.filters} className={styles.tools}>
      <FilterInputs state={filters} />
      <div className={styles.side}>
        <p role="status" className={styles.count}>
          {total !== undefined && LIST_TEXTS.count(total)}
        </p>
        {file && (
          <a href={file.href} download className={styles.file}>
            {file.text}
          </a>
        )}
        {tool}
        <ColumnChoice columns={columns} isShown={isShown} onChange={onColumn} />
        <button type="button" className={styles.help} aria-label={LIST_TEXTS.keysTitle} onClick={onHelp}>
          ?
        </button>
      </div>
    </div>
  );
}
