import { moneyText } from '@firn/shared-ui/form';
import { Button, Radio, Textarea, TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { orderedMaterialsTexts } from '../../i18n/de-CH/ordered-materials.ts';
import { pieceName } from '../../shared/renting-material/piece-name.ts';
import { DamagePicture } from './damage-picture.tsx';
import type { StepDialogProps } from './hand-out-dialog.tsx';
import styles from './ordered-materials.module.css';

const ENDS = ['return', 'damage', 'lose'] as const;
type End = (typeof ENDS)[number];

/** As the contract has it. */
const NOTE_LENGTH = 500;

/** Takes a piece back: whole, damaged or given up as lost, with what that costs. */
export function TakeBackDialog({ order, onStep, onClose }: StepDialogProps) {
  const t = useTexts(orderedMaterialsTexts);
  const [end, setEnd] = useState<End>('return');
  const [note, setNote] = useState('');
  const [typed, setTyped] = useState('');
  const [picture, setPicture] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const price = moneyText.parse(typed);
  const isWhole = end === 'return';
  const lacksNote = !isWhole && !note.trim();
  const isPriceWrong =
    !isWhole && (price === undefined || (price !== null && (price < 0 || price % 5 !== 0)));
  const send = () => {
    setTried(true);
    if (lacksNote || isPriceWrong) return;
    const body = {
      transition: end,
      ...(note.trim() && { note: note.trim() }),
      ...(!isWhole && price && { price }),
    };
    onStep(body, end === 'damage' ? picture : null);
  };
  return (
    <Dialog
      title={t('takingBack.title', { material: pieceName(order) })}
      closeText={t('close')}
      onClose={onClose}
      action={<Button onClick={send}>{t('takingBack.send')}</Button>}
    >
      <div className={styles.dialog}>
        <p>{t('takingBack.text', { name: order.person.fullName, event: order.event.title })}</p>
        <Radio.Group
          name="end"
          label={t('takingBack.how')}
          value={end}
          onChange={(value) => setEnd(ENDS.find((each) => each === value) ?? 'return')}
        >
          <div className={styles.ends}>
            {ENDS.map((each) => (
              <Radio key={each} value={each} label={t(`takingBack.${each}`)} />
            ))}
          </div>
        </Radio.Group>
        {!isWhole && (
          <>
            <Textarea
              label={t('takingBack.note')}
              withAsterisk
              rows={2}
              maxLength={NOTE_LENGTH}
              value={note}
              error={isTried && lacksNote && t('takingBack.noteFirst')}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
            <TextInput
              label={t('takingBack.price')}
              description={t('takingBack.priceHint')}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              error={isTried && isPriceWrong && t('takingBack.priceFirst')}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            {end === 'damage' && <DamagePicture picture={picture} onChange={setPicture} />}
          </>
        )}
      </div>
    </Dialog>
  );
}
