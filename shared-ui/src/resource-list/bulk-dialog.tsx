import { useState } from 'react';
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
  /** With what was chosen beside the question; empty without a choice. */
  readonly onConfirm: (chosen: string) => void;
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

function titleOf<Row>(state: BulkState<Row>): string {
  switch (state.kind) {
    case 'asking':
      return state.question;
    case 'working':
      return LIST_TEXTS.working(state.done, state.all);
    case 'done':
      return LIST_TEXTS.result(
        state.results.filter(({ outcome }) => outcome === null).length,
        state.results.length,
      );
  }
}

const CLOSE_TEXTS = { asking: LIST_TEXTS.cancel, working: null, done: LIST_TEXTS.close } as const;

/** Asks, shows how far it is, and then what came of every row; one dialog all the while. */
export function BulkDialog<Row>({ state, nameOf, onConfirm, onClose }: BulkDialogProps<Row>) {
  const [value, setValue] = useState('');
  const [isTried, setTried] = useState(false);
  const action = state.kind === 'asking' ? state.action : null;
  const choice = action && 'choice' in action ? action.choice : undefined;
  const isMissing = choice !== undefined && value === '';
  const confirm = () => (isMissing ? setTried(true) : onConfirm(value));
  return (
    <Dialog
      title={titleOf(state)}
      closeText={CLOSE_TEXTS[state.kind]}
      onClose={onClose}
      action={action && <Button onClick={confirm}>{action.label}</Button>}
    >
      {choice?.({
        value,
        error: isMissing && isTried ? LIST_TEXTS.choose : undefined,
        onChange: setValue,
      })}
      {state.kind === 'done' && <Failures results={state.results} nameOf={nameOf} />}
    </Dialog>
  );
}
