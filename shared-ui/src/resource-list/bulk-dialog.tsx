import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
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
  /** The page of a row, where somebody goes on with what was refused. */
  readonly hrefOf: ((row: Row) => string) | undefined;
  /** Takes back what was done, as long as it can be. */
  readonly onUndo: (() => void) | undefined;
  /** With what was chosen beside the question, or why it is done all the same; empty without an input. */
  readonly onConfirm: (value: string) => void;
  readonly onClose: () => void;
}

type FailuresProps<Row> = { readonly results: readonly BulkResult<Row>[] } & Pick<
  BulkDialogProps<Row>,
  'nameOf' | 'hrefOf' | 'onClose'
>;

function Failures<Row>({ results, nameOf, hrefOf, onClose }: FailuresProps<Row>) {
  const failures = results.flatMap(({ row, outcome }) =>
    outcome ? [{ name: nameOf(row), href: hrefOf?.(row), reason: reasonOf(outcome) }] : [],
  );
  if (failures.length === 0) return null;
  return (
    <>
      <p>{LIST_TEXTS.notDone(failures.length)}</p>
      <dl className={styles.pairs}>
        {failures.map(({ name, href, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the results of one run never change.
          <div key={index} className={styles.pair}>
            <dt>
              {href ? (
                <Link to={href} onClick={onClose}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </dt>
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
export function BulkDialog<Row>(props: BulkDialogProps<Row>) {
  const { state, onUndo, onConfirm, onClose } = props;
  const [value, setValue] = useState(() => (state.kind === 'asking' && state.action.proposal) || '');
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
      action={
        <>
          {step && <Button onClick={send}>{step.label}</Button>}
          {state.kind === 'done' && onUndo && (
            <Button variant="default" onClick={onUndo}>
              {LIST_TEXTS.undo}
            </Button>
          )}
        </>
      }
    >
      {state.kind === 'done' && <Failures {...props} results={state.results} />}
      {step?.input?.({
        value,
        error: isMissing && isTried ? LIST_TEXTS.choose : undefined,
        onChange: setValue,
      })}
      {state.kind === 'asking' && state.first && state.action.preview?.(state.first, value.trim())}
    </Dialog>
  );
}
