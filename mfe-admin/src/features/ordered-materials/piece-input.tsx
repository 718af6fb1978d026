import { Button, TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { orderedMaterialsTexts } from '../../i18n/de-CH/ordered-materials.ts';
import { barcodeDetector } from './barcode-detector.ts';
import { CameraReader } from './camera-reader.tsx';
import styles from './ordered-materials.module.css';

/** Characters of a label, as the contract has them. */
const PIECE_LENGTH = 40;

interface PieceInputProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (piece: string) => void;
  /** Called with what the camera read; left out, it stands in the field. */
  readonly onRead?: (piece: string) => void;
}

/** The label of a piece: read by the camera where the browser can, typed everywhere (docs/domain/material.md#labels). */
export function PieceInput({ label, value, error, onChange, onRead }: PieceInputProps) {
  const t = useTexts(orderedMaterialsTexts);
  const [isReading, setReading] = useState(false);
  const take = (text: string) => {
    setReading(false);
    const piece = text.trim().slice(0, PIECE_LENGTH);
    onChange(piece);
    onRead?.(piece);
  };
  return (
    <div className={styles.piece}>
      <TextInput
        label={label}
        description={t('label.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={PIECE_LENGTH}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {barcodeDetector() && !isReading && (
        <Button variant="default" onClick={() => setReading(true)}>
          {t('label.camera')}
        </Button>
      )}
      {isReading && <CameraReader onRead={take} />}
    </div>
  );
}
