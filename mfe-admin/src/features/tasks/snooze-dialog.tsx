import type { TaskResponse } from '@firn/shared-contracts/api';
import { addDays, type LocalDate } from '@firn/shared-contracts/domain';
import { formatNumericDate, formatShortDateRange, readLocalDate } from '@firn/shared-ui/format';
import { Button, TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import { nextMonday } from './sections.logic.ts';
import styles from './tasks.module.css';

interface SnoozeDialogProps {
  readonly task: TaskResponse;
  readonly name: string;
  readonly today: LocalDate;
  readonly onChoose: (day: LocalDate | null) => void;
  readonly onClose: () => void;
}

/** The choice of the day until which a task waits: two days that are usual, or any other. */
export function SnoozeDialog({ task, name, today, onChoose, onClose }: SnoozeDialogProps) {
  const t = useTexts(tasksTexts);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const tomorrow = addDays(today, 1);
  const monday = nextMonday(today);
  const day = readLocalDate(typed);
  const isWrong = !day || day < tomorrow;
  const shown = (each: LocalDate) => formatShortDateRange(each, each);
  const choose = () => {
    setTried(true);
    if (day && !isWrong) onChoose(day);
  };
  return (
    <Dialog title={t('snoozeOf', { name })} closeText={t('cancel')} onClose={onClose}>
      <div className={styles.choices}>
        <Button autoFocus onClick={() => onChoose(tomorrow)}>
          {t('tomorrow', { day: shown(tomorrow) })}
        </Button>
        {monday !== tomorrow && (
          <Button variant="default" onClick={() => onChoose(monday)}>
            {t('monday', { day: shown(monday) })}
          </Button>
        )}
        {task.snoozedUntil && (
          <Button variant="default" onClick={() => onChoose(null)}>
            {t('unsnooze')}
          </Button>
        )}
        <TextInput
          label={t('until')}
          value={typed}
          placeholder={formatNumericDate(tomorrow)}
          error={isTried && isWrong && t('untilWrong')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button variant="default" onClick={choose}>
          {t('untilSave')}
        </Button>
      </div>
    </Dialog>
  );
}
