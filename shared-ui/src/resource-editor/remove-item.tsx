import { useState } from 'react';
import { Button } from '../mantine/button.ts';
import { outcomeOf } from '../resource/outcome.ts';
import { reasonOf } from '../resource/outcome-texts.ts';
import { Dialog } from '../resource-list/dialog.tsx';
import { EDITOR_TEXTS } from './editor-texts.ts';

interface RemoveItemProps {
  readonly name: string;
  /** What the button is called for screen readers where each row has one; then it is text in the row. */
  readonly rowLabel?: string;
  readonly onRemove: () => Promise<void>;
  readonly onRemoved: () => void;
}

const IN_ROW = { variant: 'subtle', size: 'compact-sm', color: 'red' } as const;

/** Removes an item once somebody confirmed it; what speaks against it stays in sight. */
export function RemoveItem({ name, rowLabel, onRemove, onRemoved }: RemoveItemProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const ask = () => {
    setRefusal(null);
    setIsAsking(true);
  };
  const remove = async () => {
    if (isRemoving) return;
    setIsRemoving(true);
    setRefusal(null);
    try {
      await onRemove();
      onRemoved();
    } catch (error) {
      setRefusal(reasonOf(outcomeOf(error)));
      setIsRemoving(false);
    }
  };
  const confirm = (
    <Button color="red" aria-disabled={isRemoving || undefined} onClick={() => void remove()}>
      {EDITOR_TEXTS.remove}
    </Button>
  );
  return (
    <>
      <Button
        {...(rowLabel === undefined ? { variant: 'default' } : IN_ROW)}
        aria-label={rowLabel}
        onClick={ask}
      >
        {EDITOR_TEXTS.remove}
      </Button>
      {isAsking && (
        <Dialog
          title={EDITOR_TEXTS.removeQuestion(name)}
          action={refusal === null && confirm}
          closeText={isRemoving ? null : EDITOR_TEXTS.keep}
          onClose={() => setIsAsking(false)}
        >
          {refusal === null ? <p>{EDITOR_TEXTS.removeWarning}</p> : <p role="alert">{refusal}</p>}
        </Dialog>
      )}
    </>
  );
}
