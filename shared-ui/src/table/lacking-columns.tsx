import styles from './data-table.module.css';
import { TABLE_TEXTS } from './table-texts.ts';

interface LackingColumnsProps {
  readonly lacking: readonly { readonly header: string }[];
  readonly isWhole: boolean;
  readonly onChange: (isWhole: boolean) => void;
}

/** Says which columns there is no room for, and shows them all the same. Nothing where all of them fit. */
export function LackingColumns({ lacking, isWhole, onChange }: LackingColumnsProps) {
  if (lacking.length === 0) return null;
  const names = lacking.map(({ header }) => header).join(', ');
  return (
    <p className={styles.lacking}>
      {!isWhole && <span>{TABLE_TEXTS.lacking(lacking.length, names)}</span>}
      <button type="button" onClick={() => onChange(!isWhole)}>
        {isWhole ? TABLE_TEXTS.fewer : TABLE_TEXTS.whole}
      </button>
    </p>
  );
}
