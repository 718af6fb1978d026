import type { EventResponse } from '@firn/shared-contracts/api';
import { useShell } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { StepDialog } from '../../shared/event-frame/step-dialog.tsx';
import { GuidesDialog } from '../../shared/event-guides/guides-dialog.tsx';
import type { ActionProps } from './action.ts';
import { Waiting } from './waiting.tsx';

const events = resource('events');

const CONFIRM = { name: 'confirm', to: 'confirmed' } as const;
const OPEN = { name: 'open', to: 'open' } as const;

interface EventActionProps extends ActionProps {
  readonly children: (event: EventResponse) => ReactElement;
}

function EventAction({ subject, onClose, children }: EventActionProps) {
  const { api } = useShell();
  const event = useQuery(events.item(api, subject.id));
  if (!event.data) return <Waiting title={subject.label} query={event} onClose={onClose} />;
  return children(event.data);
}

export function DecisionAction(props: ActionProps) {
  return (
    <EventAction {...props}>
      {(event) => <StepDialog event={event} step={CONFIRM} onClose={props.onClose} />}
    </EventAction>
  );
}

export function CheckAction(props: ActionProps) {
  return (
    <EventAction {...props}>
      {(event) => <StepDialog event={event} step={OPEN} onClose={props.onClose} />}
    </EventAction>
  );
}

export function GuideAction(props: ActionProps) {
  return (
    <EventAction {...props}>{(event) => <GuidesDialog event={event} onClose={props.onClose} />}</EventAction>
  );
}
