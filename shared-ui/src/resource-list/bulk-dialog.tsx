import { type ReactNode, useState } from 'react';
import { Button } from '../mantine/button.ts';
import { reasonOf } from '../resource/outcome-texts.ts';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';
import { LIST_TEXTS } from './list-texts.ts';
import type { ChoiceProps } from './resource-list.types.ts';
import type { BulkResult } from './run-bulk.ts';
import type { BulkState } from './use-bulk.ts';

interface BulkDialogProps<Row> {
  readonly state: BulkState<Row>;
  readonly nameOf: (row: Row) => string;
  /** With what was chosen beside the question, or why it is done all the same; empty without an input. */
  readonly onConfirm: (value: string) => void;
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

interface Step {
  readonly label: string;
  readonly input: ((props: ChoiceProps) => ReactNode) | undefined;
}

/** What a person can do next: begin, or try again what may be overridden. */
function stepOf<Row>(state: BulkState<Row>): Step | undefined {
  if (state.kind === 'working') return undefined;
  const { label, choice, override } = state.action;
  if (state.kind === 'asking') return { label, input: choice };
  return state.results.some(({ isOverridable }) => isOverridable) ? override : undefined;
}

/** Asks, shows how far it is, and then what came of every row; one dialog all the while. */
export function BulkDialog<Row>({ state, nameOf, onConfirm, onClose }: BulkDialogProps<Row>) {
  const [value, setValue] = useState('');
  const [isTried, setTried] = useState(false);
  const step = stepOf(state);
  const isMissing = step?.input !== undefined && !value.trim();
  const send = () => {
    setTried(isMissing);
    if (isMissing) return;
    setValue('');
    onConfirm(value.trim());
  };
  return (
    <Dialog
      title={titleOf(state)}
      closeText={CLOSE_TEXTS[state.kind]}
      onClose={onClose}
      action={step && <Button onClick={send}>{step.label}</Button>}
    >
      {state.kind === 'done' && <Failures results={state.results} nameOf={nameOf} />}
      {step?.input?.({
        value,
        error: isMissing && isTried ? LIST_TEXTS.choose : undefined,
        onChange: setValue,
      })}
      {state.kind === 'asking' && state.first && state.action.preview?.(state.first, value.trim())}
    </Dialog>
  );
}
