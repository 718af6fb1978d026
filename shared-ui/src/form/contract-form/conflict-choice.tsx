import { Radio } from '../../mantine/radio.ts';
import styles from '../form.module.css';
import { FORM_TEXTS } from './form-texts.ts';

export type Side = 'mine' | 'theirs';

interface ConflictChoiceProps {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** Null while nothing is chosen. */
  readonly side: Side | null;
  readonly isMissing: boolean;
  readonly onChoose: (side: Side) => void;
}

/** Which of two values of a field is to be stored. */
export function ConflictChoice({ label, mine, theirs, side, isMissing, onChoose }: ConflictChoiceProps) {
  return (
    <Radio.Group
      label={label}
      error={isMissing && FORM_TEXTS.choose(label)}
      value={side}
      onChange={(value) => onChoose(value as Side)}
    >
      <div className={styles.options}>
        <Radio value="theirs" label={theirs} aria-invalid={isMissing || undefined} />
        <Radio value="mine" label={mine} aria-invalid={isMissing || undefined} />
      </div>
    </Radio.Group>
  );
}
