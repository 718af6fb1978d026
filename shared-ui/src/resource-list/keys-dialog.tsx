import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';
import { CREATE_KEY_TEXTS, KEY_TEXTS, LIST_TEXTS, SELECTION_KEY_TEXTS } from './list-texts.ts';

interface KeysDialogProps {
  readonly canSelect: boolean;
  readonly canCreate: boolean;
  readonly areSingleKeysOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onClose: () => void;
}

/** The keys of a list. Keys of a single character can be switched off, for speech input (WCAG 2.1.4). */
export function KeysDialog(props: KeysDialogProps) {
  const { canSelect, canCreate, areSingleKeysOn, onSwitch, onClose } = props;
  const keys = [
    ...KEY_TEXTS,
    ...(canSelect ? SELECTION_KEY_TEXTS : []),
    ...(canCreate ? CREATE_KEY_TEXTS : []),
  ];
  return (
    <Dialog title={LIST_TEXTS.keysTitle} closeText={LIST_TEXTS.close} onClose={onClose}>
      <dl className={styles.pairs}>
        {keys.map(([key, text]) => (
          <div key={key} className={styles.pair}>
            <dt>{key}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={areSingleKeysOn}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
        {LIST_TEXTS.singleKeys}
      </label>
    </Dialog>
  );
}
