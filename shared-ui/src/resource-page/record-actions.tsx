import { Link } from 'react-router';
import { useIsUnsaved } from '../form/use-is-unsaved.ts';
import { Button } from '../mantine/button.ts';
import { PopoverButton } from '../popover/popover-button.tsx';
import { PAGE_TEXTS } from './page-texts.ts';

/** Leads to a page (`to`), or does something (`onPress`). */
export type RecordAction = {
  readonly text: string;
  /** Stands as the only filled button, unless there is something to save first. */
  readonly isNext?: boolean;
  readonly isPending?: boolean;
} & ({ readonly to: string; readonly state?: unknown } | { readonly onPress: () => void });

/** Counts characters: more beside the next step would take the head a second row at 1280 pixels. */
const MOST_BESIDE = 28;

interface ActionButtonProps {
  readonly action: RecordAction;
  readonly variant: 'filled' | 'default' | 'subtle';
  readonly onPressed?: () => void;
}

function ActionButton({ action, variant, onPressed }: ActionButtonProps) {
  const { text, isPending = false } = action;
  const justify = variant === 'subtle' ? 'flex-start' : 'center';
  if ('to' in action)
    return (
      <Button component={Link} variant={variant} justify={justify} to={action.to} state={action.state}>
        {text}
      </Button>
    );
  const press = () => {
    onPressed?.();
    action.onPress();
  };
  return (
    <Button variant={variant} justify={justify} loading={isPending} onClick={press}>
      {text}
    </Button>
  );
}

/** Shows the next step with a record as a filled button, and many others in a menu. */
export function RecordActions({ actions }: { readonly actions: readonly RecordAction[] }) {
  const isUnsaved = useIsUnsaved();
  const next = actions.filter(({ isNext }) => isNext);
  const others = actions.filter(({ isNext }) => !isNext);
  const areFew = others.reduce((sum, { text }) => sum + text.length, 0) <= MOST_BESIDE;
  const buttons = (
    some: readonly RecordAction[],
    variant: ActionButtonProps['variant'],
    close?: () => void,
  ) =>
    some.map((action) => (
      <ActionButton
        key={action.text}
        action={action}
        variant={variant}
        {...(close && { onPressed: close })}
      />
    ));
  return (
    <>
      {buttons(next, isUnsaved ? 'default' : 'filled')}
      {areFew ? (
        buttons(others, 'default')
      ) : (
        <PopoverButton label={PAGE_TEXTS.more}>{(close) => buttons(others, 'subtle', close)}</PopoverButton>
      )}
    </>
  );
}
