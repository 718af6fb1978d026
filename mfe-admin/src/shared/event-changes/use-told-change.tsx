import type { EventChangePreview, EventPatch, EventResponse } from '@firn/shared-contracts/api';
import { SavingStopped } from '@firn/shared-ui/form';
import { useShell } from '@firn/shared-ui/remote';
import { resource, type Stored, useWrite } from '@firn/shared-ui/resource';
import { type ReactNode, useState } from 'react';
import { planOfNow } from '../telling/plan-changed.tsx';
import { type ChangeAnswers, ChangeDialog } from './change-dialog.tsx';
import { UndoChange } from './undo-change.tsx';

const events = resource('events');

/** Guests rely on these fields; any other concerns nobody but the office. */
const BOOKED: readonly (keyof EventPatch)[] = [
  'start',
  'end',
  'place',
  'meetingText',
  'location',
  'priceComponents',
];

interface Asked {
  readonly body: EventPatch;
  readonly stored: Stored;
  readonly preview: EventChangePreview;
  readonly before: EventChangePreview | null;
  readonly answer: (event: Promise<EventResponse>) => void;
}

/** A change that was saved by the dialog, and what takes it back. */
interface Told {
  readonly former: EventPatch;
  readonly saved: EventResponse;
}

/** The fields as the event has them, as they are written. */
const formerOf = (event: EventResponse, body: EventPatch): EventPatch =>
  Object.fromEntries(
    Object.keys(body).map((field) => [field, ({ ...event, ...event.own } as Record<string, unknown>)[field]]),
  );

const isBooked = ({ bookedPlaces, waitingPersons, assignments }: EventResponse): boolean =>
  (bookedPlaces ?? 0) > 0 || (waitingPersons ?? 0) > 0 || (assignments ?? []).length > 0;

/**
 * How a form saves an event: at once, or with a dialog first where others rely on what is changed
 * (docs/domain/events.md#changed-events). Whoever leaves the dialog has saved nothing, and what was typed stays. What was
 * told is taken back by the same dialog.
 */
export function useToldChange(event: EventResponse): {
  readonly save: (body: EventPatch, stored: Stored) => Promise<EventResponse>;
  readonly dialog: ReactNode;
} {
  const { api } = useShell();
  const write = useWrite(events);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [told, setTold] = useState<Told | null>(null);

  const save = async (body: EventPatch, stored: Stored) => {
    setTold(null);
    const isTold = isBooked(event) && BOOKED.some((field) => field in body);
    if (!isTold) return write.patch(stored, body);
    const options = { query: { dryRun: 1 }, quiet: true, ifMatch: `"${stored.version}"` };
    const preview = await api.patch<EventChangePreview>(stored['@id'], body, options);
    if (preview.changes.length === 0) return write.patch(stored, body);
    return new Promise<EventResponse>((answer) => {
      setAsked({ body, stored, preview, before: null, answer });
    });
  };

  const close = (current: Asked, saved: Promise<EventResponse>) => {
    setAsked(null);
    current.answer(saved);
  };

  const confirm = async (current: Asked, answers: ChangeAnswers) => {
    const { body, stored, preview } = current;
    setSaving(true);
    try {
      const saved = await write.patch(stored, { ...body, ...answers, seal: preview.seal });
      setTold({ former: formerOf(event, body), saved });
      close(current, Promise.resolve(saved));
    } catch (error) {
      const now = planOfNow<EventChangePreview>(error);
      if (now) setAsked({ ...current, preview: now, before: preview });
      else close(current, Promise.reject(error));
    }
    setSaving(false);
  };

  const undo = told && <UndoChange onUndo={() => save(told.former, told.saved)} />;
  const dialog = asked ? (
    <ChangeDialog
      key={asked.preview.seal}
      event={event}
      preview={asked.preview}
      before={asked.before}
      isSaving={isSaving}
      onSave={(answers) => void confirm(asked, answers)}
      onClose={() => close(asked, Promise.reject(new SavingStopped()))}
    />
  ) : (
    undo
  );
  return { save, dialog };
}
