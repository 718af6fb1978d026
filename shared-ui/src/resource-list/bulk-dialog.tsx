import { Button } from '../mantine/button.ts';
import { reasonOf } from '../resource/outcome-texts.ts';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';
import { LIST_TEXTS } from './list-texts.ts';
import type { BulkResult } from './run-bulk.ts';
import type { BulkState } from './use-bulk.ts';

interface BulkDialogProps<Row> {
  readonly state: BulkState<Row>;
  readonly nameOf: (row: Row) => string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function Failures<Row>({
  results,
  nameOf,
}: { readonly results: readonly BulkResult<Row>[] } & Pick<BulkDialogProps<Row>, 'nameOf'>) {
  const failures = results.flatMap(({ row, outcome }) =>
    outcome ? [{ name: nameOf(row), reason: reasonOf(outcome) }] : [],
  );
  if (failures.length === 0) return null;
  return (
    <>
      <p>{LIST_TEXTS.notDone(failures.length)}</p>
      <dl className={styles.pairs}>
        {failures.map(({ name, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the results of one run never change.
          <div key={index} className={styles.pair}>
            <dt>{name}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Asks, shows how far it is, and then what came of every row. */
export function BulkDialog<Row>({ state, nameOf, onConfirm, onClose }: BulkDialogProps<Row>) {
  switch (state.kind) {
    case 'asking':
      return (
        <Dialog
          title={state.question}
          closeText={LIST_TEXTS.cancel}
          onClose={onClose}
          action={<Button onClick={onConfirm}>{state.action.label}</Button>}
        />
      );
    case 'working':
      return <Dialog title={LIST_TEXTS.working(state.done, state.all)} closeText={null} onClose={onClose} />;
    case 'done': {
      const { results } = state;
      const done = results.filter(({ outcome }) => outcome === null).length;
      return (
        <Dialog
          title={LIST_TEXTS.result(done, results.length)}
          closeText={LIST_TEXTS.close}
          onClose={onClose}
        >
          <Failures results={results} nameOf={nameOf} />
        </Dialog>
      );
    }
  }
}
